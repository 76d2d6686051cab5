import { DAY, later } from '#domain/kernel/instant.ts';
import { KEPT_FOR } from '#domain/kernel/retention.ts';
import { sweepInSteps } from '#server/platform/jobs/sweep-in-steps.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { EndedHolds } from '#server/sale/ports/ended-holds.ts';

export const makeEndedHoldSweep = (holds: EndedHolds, clock: Clock): PeriodicTask => ({
  name: 'sweep-ended-holds',
  everyMs: DAY,
  run: async () => {
    const before = later(clock.now(), -KEPT_FOR.endedHold);
    await sweepInSteps((most) => holds.forgetHolds(before, most));
    await sweepInSteps((most) => holds.forgetCheckouts(before, most));
  },
});
