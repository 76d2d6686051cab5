import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { RevenueBook } from '#server/report/ports/revenue-book.ts';

/** Of one event, once a minute at most while somebody reads them. */
export const PREPARE_FIGURES_JOB = { task: 'prepare-figures', lane: 'bulk', maxAttempts: 3 } as const;

export type PrepareFigures = (eventId: number) => Promise<void>;

export const PrepareFigures = defineUseCase(
  'PrepareFigures',
  { book: RevenueBook, clock: Clock },
  ({ book, clock }): PrepareFigures =>
    (eventId) =>
      book.prepare(eventId, clock.now()),
);
