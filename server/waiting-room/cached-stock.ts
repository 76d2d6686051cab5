import { type Instant, SECOND } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type RoomStock, roomStock } from '#domain/waiting-room/room-stock.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { WaitingRooms } from '#server/waiting-room/ports/waiting-rooms.ts';

export type SeenStock = RoomStock & { readonly readAt: Instant };

/** Null while the database has been away. Only the first caller waits for it; later reads are in the background. */
export type CachedStock = { readonly of: (eventId: number) => Promise<SeenStock | null> };

const WHILE_IT_MOVES = 5 * SECOND;
const AT_REST = 30 * SECOND;
const MOST_KNOWN = 2_000;

type Known = { stock: SeenStock | null; askedAt: number; moved: boolean; asking: Promise<void> | null };

export const CachedStock = defineUseCase(
  'CachedStock',
  { rooms: WaitingRooms, bus: EventBus, clock: Clock },
  ({
    rooms,
    bus,
    clock,
  }: {
    readonly rooms: Pick<WaitingRooms, 'stock'>;
    readonly bus: Pick<EventBus, 'subscribe'>;
    readonly clock: Clock;
  }): CachedStock => {
    const known = new Map<number, Known>();
    bus.subscribe((message) => {
      if (message.kind === 'stock' || message.kind === 'event') {
        const entry = known.get(message.eventId);
        if (entry !== undefined) entry.moved = true;
      }
      if (message.kind === 'resynchronise') for (const entry of known.values()) entry.moved = true;
    });

    async function read(eventId: number, entry: Known): Promise<void> {
      entry.moved = false;
      entry.askedAt = clock.now();
      try {
        const types = await rooms.stock(eventId);
        const readAt = clock.now();
        entry.stock = { ...roomStock(types, readAt), readAt };
      } catch {
        // The database is away: the old value stays, and is read again after the same pause.
        entry.moved = true;
      } finally {
        entry.asking = null;
      }
    }

    return {
      of: async (eventId) => {
        const entry = known.get(eventId) ?? {
          stock: null,
          askedAt: Number.NEGATIVE_INFINITY,
          moved: true,
          asking: null,
        };
        known.delete(eventId);
        known.set(eventId, entry);
        if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? eventId);
        if (entry.asking === null && clock.now() - entry.askedAt >= (entry.moved ? WHILE_IT_MOVES : AT_REST))
          entry.asking = read(eventId, entry);
        if (entry.stock === null) await entry.asking;
        return entry.stock;
      },
    };
  },
);
