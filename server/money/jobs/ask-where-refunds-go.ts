import { SECOND } from '#domain/kernel/instant.ts';
import type { AskForRefundAccounts } from '#server/money/ask-for-refund-accounts.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

/** Asks buyers for the account of their refund, and reminds them once. */
export const askWhereRefundsGo = (ask: AskForRefundAccounts): PeriodicTask => ({
  name: 'ask-where-refunds-go',
  everyMs: 15 * SECOND,
  run: async () => {
    await ask();
  },
});
