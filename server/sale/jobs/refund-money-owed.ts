import { MINUTE } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { RefundOwedMoney } from '#server/sale/refund-owed-money.ts';
import type { RemindOfLateMoney } from '#server/sale/remind-of-late-money.ts';

export const refundMoneyOwed = (refund: RefundOwedMoney, remind: RemindOfLateMoney): PeriodicTask => ({
  name: 'refund-money-owed',
  everyMs: MINUTE,
  run: async () => {
    await refund();
    await remind();
  },
});
