import { MINUTE } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { MatureEarnings } from '#server/programme/mature-earnings.ts';

export const matureEarningsTask = (mature: MatureEarnings): PeriodicTask => ({
  name: 'mature-earnings',
  everyMs: 10 * MINUTE,
  run: async () => {
    await mature();
  },
});
