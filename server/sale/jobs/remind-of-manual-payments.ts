import { MINUTE } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { RemindOfManualPayments } from '#server/sale/manual-payment/remind-of-manual-payments.ts';

export const remindOfManualPayments = (remind: RemindOfManualPayments): PeriodicTask => ({
  name: 'remind-of-manual-payments',
  everyMs: MINUTE,
  run: async () => {
    await remind();
  },
});
