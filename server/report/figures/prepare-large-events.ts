import { MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { ORDERS_OF_PREPARED_FIGURES } from '#domain/report/report-figures.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { RevenueBook } from '#server/report/ports/revenue-book.ts';
import { AskForFigures } from './ask-for-figures.ts';

const AT_ONCE = 20;

/** So that the first reader of a large event's report waits no longer than the others. */
export type PrepareLargeEvents = () => Promise<void>;

export const PrepareLargeEvents = defineUseCase(
  'PrepareLargeEvents',
  { book: RevenueBook, ask: AskForFigures },
  ({ book, ask }): PrepareLargeEvents =>
    async () => {
      for (const eventId of await book.unprepared(ORDERS_OF_PREPARED_FIGURES, AT_ONCE)) await ask(eventId);
    },
);

export const prepareLargeEventsTask = (prepare: PrepareLargeEvents): PeriodicTask => ({
  name: 'prepare-large-events',
  everyMs: 5 * MINUTE,
  run: prepare,
});
