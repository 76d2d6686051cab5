import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import type { RefundAnswer } from './refund-decision.ts';

/** After the commit. */
export type AnnounceRefunds = (eventId: number, answers: readonly RefundAnswer[]) => void;

export const AnnounceRefunds = defineUseCase(
  'AnnounceRefunds',
  { bus: EventBus, jobs: JobQueue },
  ({ bus, jobs }: { bus: Pick<EventBus, 'publish'>; jobs: Pick<JobQueue, 'wake'> }): AnnounceRefunds =>
    (eventId, answers) => {
      const changed = answers.filter(({ repeated }) => !repeated);
      if (changed.length === 0) return;
      jobs.wake('tickets');
      for (const { checkoutSessionId } of changed) bus.publish({ kind: 'checkout', eventId, checkoutSessionId });
      if (changed.some(({ returned }) => returned)) bus.publish({ kind: 'stock', eventId });
      if (changed.some(({ voided }) => voided.length > 0)) bus.publish({ kind: 'door', eventId });
    },
);
