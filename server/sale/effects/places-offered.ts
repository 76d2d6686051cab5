import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import { type DeskCommand, isCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';

/** Keeps the addresses of those who joined. */
export function placesOffered(
  effects: BatchEffects,
  commands: readonly DeskCommand[],
  { inserted, updated }: StockWrites['waiting'],
): void {
  const contacts = effects.written.waitingContacts;
  for (const [id, contact] of effects.book.waitingContacts ?? []) contacts.set(id, contact);
  for (const command of commands)
    if (isCommand(command, 'JOIN_WAITING')) contacts.set(command.stock.waitingEntryId, command.details);
  for (const { waitingEntryId, state } of [...inserted, ...updated]) {
    const contact = state === 'OFFERED' ? contacts.get(waitingEntryId) : undefined;
    // A guest is told once the places are theirs (server/rsvp/seat-waiting-guests.ts).
    if (contact === undefined || contact.invitationId !== null) continue;
    effects.written.emails.push({
      content: { message: 'places-offered', eventId: effects.eventId, waitingEntryId },
      recipient: contact.email,
      locale: contact.locale,
    });
  }
}
