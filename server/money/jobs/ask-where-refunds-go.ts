import { SECOND } from '#domain/kernel/instant.ts';
import type { AskForRefundAccounts } from '#server/money/ask-for-refund-accounts.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const askWhereRefundsGo = (ask: AskForRefundAccounts): PeriodicTask => ({
  name: 'ask-where-refunds-go',
  everyMs: 15 * SECOND,
  run: async () => {
    await ask();
  },
});
