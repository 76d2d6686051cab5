import { SECOND } from '#domain/kernel/instant.ts';
import type { FollowContracts } from '#server/event/contract/follow-contracts.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const followContracts = (follow: FollowContracts): PeriodicTask => ({
  name: 'follow-contracts',
  everyMs: 5 * SECOND,
  run: async () => {
    await follow();
  },
});
