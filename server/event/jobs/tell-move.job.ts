import { z } from 'zod';
import { TELL_MOVE_JOB } from '#server/event/calling-off/moving-ports.ts';
import type { TellMove } from '#server/event/calling-off/tell-move.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';

const payload = z.object({ eventId: z.int(), moveId: z.uuid() });

export const tellMoveJob = (tell: TellMove): JobHandler => ({
  ...TELL_MOVE_JOB,
  async run(running) {
    // The database's clock may be ahead of ours.
    if (!(await tell(payload.parse(running.payload)))) throw new Error('The move is not due yet');
  },
});
