import type { Provided } from '#domain/kernel/use-case.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { Cancellations } from '#server/event/ports/cancellations.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { SalesOfEvent } from '#server/sale/ports/sales-of-event.ts';

/** The ports of planning and undoing a cancellation. */
export const cancellingPorts = {
  ...organisingPorts,
  cancellations: Cancellations,
  sales: SalesOfEvent,
  jobs: JobQueue,
} as const;
export type CancellingPorts = Provided<typeof cancellingPorts>;

/** The job that carries a cancellation out once it can no longer be undone. */
export const CARRY_OUT_JOB = { task: 'carry-out-cancellation', lane: 'bulk' } as const;
