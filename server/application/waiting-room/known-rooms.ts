import { MINUTE } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { EventBus } from '#server/application/ports/event-bus.ts';
import type { WaitingRoomRow, WaitingRooms } from '#server/application/ports/waiting-rooms.ts';

/** What this node knows of waiting rooms; null: no such event. Asks the database when the event changed, not when somebody waits. */
export type KnownRooms = { readonly of: (eventId: number) => Promise<WaitingRoomRow | null> };
export const KnownRooms: Token<KnownRooms> = token<KnownRooms>('KnownRooms');

type Known = { readonly row: Promise<WaitingRoomRow | null>; readonly until: number };

// A change is told on the bus; this is only for a message that was lost.
const KEPT_FOR = 5 * MINUTE;
const MOST_KNOWN = 2_000;

export function makeKnownRooms(rooms: Pick<WaitingRooms, 'find'>, bus: Pick<EventBus, 'subscribe'>, clock: Clock): KnownRooms {
  const known = new Map<number, Known>();
  bus.subscribe((message) => {
    if (message.kind === 'resynchronise') known.clear();
    else if (message.kind === 'event') known.delete(message.eventId);
  });
  return {
    of: (eventId) => {
      const now = clock.now();
      const before = known.get(eventId);
      if (before !== undefined && before.until > now) return before.row;
      const row = rooms.find(eventId);
      const entry: Known = { row, until: now + KEPT_FOR };
      known.delete(eventId);
      known.set(eventId, entry);
      // The oldest goes; a Map keeps the order of insertion.
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? eventId);
      row.catch(() => {
        if (known.get(eventId) === entry) known.delete(eventId);
      });
      return row;
    },
  };
}
