import { MINUTE } from '#domain/kernel/instant.ts';
import type { AskForDisputes } from '#server/money/ask-for-disputes.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const askForDisputesTask = (ask: AskForDisputes): PeriodicTask => ({
  name: 'ask-for-disputes',
  everyMs: 30 * MINUTE,
  run: async () => {
    await ask();
  },
});
