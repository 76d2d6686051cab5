import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { FollowEarnings } from '#server/programme/follow-earnings.ts';

export const followEarningsTask = (follow: FollowEarnings): PeriodicTask => ({
  name: 'follow-earnings',
  everyMs: 5 * SECOND,
  run: async () => {
    await follow();
  },
});
