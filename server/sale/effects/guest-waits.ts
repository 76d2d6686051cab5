import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';

/** Keeps the yes of a guest who joined the waiting list, and tells them. */
export function guestWaits(
  { eventId, written }: BatchEffects,
  { stock, details: { guest, email, locale } }: DeskCommand<'JOIN_WAITING'>,
  { waitingEntryId }: WaitingEntry,
): void {
  // An account that waits already is given its first entry, which is another's answer.
  if (guest === null || waitingEntryId !== stock.waitingEntryId) return;
  written.waitingGuests.set(waitingEntryId, guest);
  written.answers.push(guest.answer);
  written.emails.push({ content: { message: 'guest-waits', eventId, waitingEntryId }, recipient: email, locale });
}
