import { z } from 'zod';
import { CARRY_OUT_JOB } from '#server/event/calling-off/cancelling-ports.ts';
import type { CarryOutCancellation } from '#server/event/calling-off/carry-out-cancellation.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';

const payload = z.object({ eventId: z.int(), cancellationId: z.uuid() });

export const carryOutCancellationJob = (carryOut: CarryOutCancellation): JobHandler => ({
  ...CARRY_OUT_JOB,
  async run(running) {
    // The database's clock may be ahead of ours.
    if (!(await carryOut(payload.parse(running.payload)))) throw new Error('The cancellation can still be undone');
  },
});
