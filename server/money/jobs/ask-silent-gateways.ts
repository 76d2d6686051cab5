import { SECOND } from '#domain/kernel/instant.ts';
import type { AskGateways } from '#server/money/ask-gateways.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const askSilentGateways = (ask: AskGateways): PeriodicTask => ({
  name: 'ask-silent-gateways',
  everyMs: 20 * SECOND,
  run: async () => {
    await ask();
  },
});
