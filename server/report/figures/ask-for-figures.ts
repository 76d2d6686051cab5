import { defineUseCase } from '#domain/kernel/use-case.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { PREPARE_FIGURES_JOB } from './prepare-figures.ts';

/** Has the figures of an event prepared, unless somebody already asked. */
export type AskForFigures = (eventId: number) => Promise<void>;

export const AskForFigures = defineUseCase(
  'AskForFigures',
  { transact: Transact, jobs: JobQueue },
  ({ transact, jobs }): AskForFigures =>
    async (eventId) => {
      await transact.transaction((tx) =>
        jobs.enqueue(tx, [
          { ...PREPARE_FIGURES_JOB, payload: { eventId }, uniqueKey: `${PREPARE_FIGURES_JOB.task}:${eventId}` },
        ]),
      );
      jobs.wake(PREPARE_FIGURES_JOB.lane);
    },
);
