import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { SeatWaitingGuests } from '#server/rsvp/seat-waiting-guests.ts';
import type { SendDueLetters } from '#server/rsvp/send-due-letters.ts';

export const sendDueLetters = (send: SendDueLetters): PeriodicTask => ({
  name: 'send-due-letters',
  everyMs: 30 * SECOND,
  run: async () => {
    await send();
  },
});

export const seatWaitingGuests = (seat: SeatWaitingGuests): PeriodicTask => ({
  name: 'seat-waiting-guests',
  everyMs: 3 * SECOND,
  run: async () => {
    await seat();
  },
});
