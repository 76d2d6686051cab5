import { DAY, later } from '#domain/kernel/instant.ts';
import { KEPT_FOR } from '#domain/kernel/retention.ts';
import { sweepInSteps } from '#server/platform/jobs/sweep-in-steps.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EmailRows } from '#server/platform/ports/email-rows.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const makeEmailSweep = (rows: Pick<EmailRows, 'forget'>, clock: Clock): PeriodicTask => ({
  name: 'sweep-emails',
  everyMs: DAY,
  run: () => sweepInSteps((most) => rows.forget(later(clock.now(), -KEPT_FOR.email), most)),
});
