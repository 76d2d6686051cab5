import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { SendDueLetters } from '#server/rsvp/send-due-letters.ts';

export const sendDueLetters = (send: SendDueLetters): PeriodicTask => ({
  name: 'send-due-letters',
  everyMs: 30 * SECOND,
  run: async () => {
    await send();
  },
});
