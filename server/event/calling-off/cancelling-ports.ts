import type { Provided } from '#domain/kernel/use-case.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { Cancellations } from '#server/event/ports/cancellations.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { SalesOfEvent } from '#server/sale/ports/sales-of-event.ts';

export const cancellingPorts = {
  ...organisingPorts,
  cancellations: Cancellations,
  sales: SalesOfEvent,
  jobs: JobQueue,
} as const;
export type CancellingPorts = Provided<typeof cancellingPorts>;

export const CARRY_OUT_JOB = { task: 'carry-out-cancellation', lane: 'bulk' } as const;
