import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { type WaitingRoomRow, WaitingRooms } from '#server/waiting-room/ports/waiting-rooms.ts';

/** Null: no such event. Reads the database when an event changed, not when someone polls. */
export type CachedRooms = { readonly of: (eventId: number) => Promise<WaitingRoomRow | null> };

type Known = { readonly row: Promise<WaitingRoomRow | null>; until: number };

// Changes arrive on the bus; this covers a lost message.
const KEPT_FOR = 5 * MINUTE;
const ASKED_AGAIN_AFTER = SECOND;
const MOST_KNOWN = 2_000;

/** A changed room is read once, by the first caller. While the database is away, the cached value stays. */
export const CachedRooms = defineUseCase(
  'CachedRooms',
  { rooms: WaitingRooms, bus: EventBus, clock: Clock },
  ({
    rooms,
    bus,
    clock,
  }: {
    readonly rooms: Pick<WaitingRooms, 'find'>;
    readonly bus: Pick<EventBus, 'subscribe'>;
    readonly clock: Clock;
  }): CachedRooms => {
    const known = new Map<number, Known>();
    bus.subscribe((message) => {
      if (message.kind !== 'resynchronise' && message.kind !== 'event') return;
      for (const [eventId, entry] of known)
        if (message.kind === 'resynchronise' || message.eventId === eventId) entry.until = 0;
    });

    function ask(eventId: number, before: Known | undefined): Promise<WaitingRoomRow | null> {
      const row = rooms.find(eventId).catch((error: unknown) => {
        const entry = known.get(eventId);
        if (before === undefined) {
          if (entry?.row === row) known.delete(eventId);
          throw error;
        }
        if (entry?.row === row) entry.until = clock.now() + ASKED_AGAIN_AFTER;
        return before.row;
      });
      known.delete(eventId);
      known.set(eventId, { row, until: clock.now() + KEPT_FOR });
      // Drops the oldest; a Map keeps insertion order.
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? eventId);
      return row;
    }

    return {
      of: (eventId) => {
        const before = known.get(eventId);
        return before !== undefined && before.until > clock.now() ? before.row : ask(eventId, before);
      },
    };
  },
);
