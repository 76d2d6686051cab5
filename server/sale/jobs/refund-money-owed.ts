import { MINUTE } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { RefundOwedMoney } from '#server/sale/refund-owed-money.ts';

/** Decides refunds of late money whose time is over, surpluses and second payments. */
export const refundMoneyOwed = (refund: RefundOwedMoney): PeriodicTask => ({
  name: 'refund-money-owed',
  everyMs: MINUTE,
  run: async () => {
    await refund();
  },
});
