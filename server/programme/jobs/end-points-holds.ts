import { SECOND } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { EndPointsHolds } from '#server/programme/end-points-holds.ts';
import type { PointsHolds } from '#server/programme/ports/points-holds.ts';

const AT_ONCE = 200;

export const endPointsHoldsTask = (holds: PointsHolds, end: EndPointsHolds, clock: Clock): PeriodicTask => ({
  name: 'end-points-holds',
  everyMs: 10 * SECOND,
  run: async () => {
    await end(await holds.due(clock.now(), AT_ONCE));
  },
});
