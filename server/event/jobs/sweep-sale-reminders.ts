import { DAY, later } from '#domain/kernel/instant.ts';
import { KEPT_FOR } from '#domain/kernel/retention.ts';
import type { SaleReminders } from '#server/event/ports/sale-reminders.ts';
import { sweepInSteps } from '#server/platform/jobs/sweep-in-steps.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const sweepSaleReminders = (reminders: SaleReminders, clock: Clock): PeriodicTask => ({
  name: 'sweep-sale-reminders',
  everyMs: DAY,
  run: async () => {
    const before = later(clock.now(), -KEPT_FOR.saleReminder);
    await sweepInSteps((most) => reminders.forget(before, most));
  },
});
