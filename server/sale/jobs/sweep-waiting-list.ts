import { DAY, later } from '#domain/kernel/instant.ts';
import { KEPT_FOR } from '#domain/kernel/retention.ts';
import { sweepInSteps } from '#server/platform/jobs/sweep-in-steps.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { WaitingList } from '#server/sale/ports/waiting-list.ts';

export const sweepWaitingList = (list: WaitingList, clock: Clock): PeriodicTask => ({
  name: 'sweep-waiting-list',
  everyMs: DAY,
  run: async () => {
    const before = later(clock.now(), -KEPT_FOR.waitingEntry);
    await sweepInSteps((most) => list.forget(before, most));
  },
});
