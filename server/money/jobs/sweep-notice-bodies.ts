import { DAY, later } from '#domain/kernel/instant.ts';
import { KEPT_FOR } from '#domain/kernel/retention.ts';
import type { NoticeBodies } from '#server/money/ports/notice-bodies.ts';
import { sweepInSteps } from '#server/platform/jobs/sweep-in-steps.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const makeNoticeBodySweep = (bodies: NoticeBodies, clock: Clock): PeriodicTask => ({
  name: 'sweep-notice-bodies',
  everyMs: DAY,
  run: () => sweepInSteps((most) => bodies.forget(later(clock.now(), -KEPT_FOR.noticeBody), most)),
});
