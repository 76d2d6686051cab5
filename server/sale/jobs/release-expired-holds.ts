import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { ReleaseDueHolds } from '#server/sale/release-due-holds.ts';

export const releaseExpiredHolds = (release: ReleaseDueHolds): PeriodicTask => ({
  name: 'release-expired-holds',
  everyMs: 2 * SECOND,
  run: async () => {
    await release();
  },
});
