import { SECOND } from '#domain/kernel/instant.ts';
import type { FinishWalletPayments } from '#server/money/wallet/finish-wallet-payments.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const finishWalletPaymentsTask = (finish: FinishWalletPayments): PeriodicTask => ({
  name: 'finish-wallet-payments',
  everyMs: 10 * SECOND,
  run: async () => {
    await finish();
  },
});
