import { SECOND } from '#domain/kernel/instant.ts';
import type { ReseatLateMoney } from '#server/money/reseat-late-money.ts';
import type { RetryTransfers } from '#server/money/retry-transfers.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const askAboutWaitingPayments = (processTransfer: RetryTransfers, seat: ReseatLateMoney): PeriodicTask => ({
  name: 'ask-about-waiting-payments',
  everyMs: 20 * SECOND,
  run: async () => {
    await processTransfer();
    await seat();
  },
});
