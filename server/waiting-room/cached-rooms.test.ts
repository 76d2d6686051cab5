import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import type { WaitingRoomRow } from '#server/waiting-room/ports/waiting-rooms.ts';
import { CachedRooms } from './cached-rooms.ts';

const aRoom = (eventId: number, name: string): WaitingRoomRow => ({
  eventId,
  name,
  slugWords: 'dem-nhac',
  timezone: 'Asia/Ho_Chi_Minh',
  linkNumber: 1,
  on: true,
  publishedAt: instant(0),
  tickets: [],
  standing: {
    ownerAccountId: 'owner' as AccountId,
    corporateId: null,
    status: 'PUBLISHED',
    feature: 'PUBLIC',
    archive: false,
    hasOrders: false,
  },
  team: [],
});

function world() {
  let now = instant(1_780_000_000_000);
  const bus = makeMemoryEventBus();
  const asked: number[] = [];
  const answers = new Map<number, string | 'AWAY'>();
  const rooms = CachedRooms.make({
    rooms: {
      find: async (eventId) => {
        asked.push(eventId);
        const name = answers.get(eventId);
        if (name === 'AWAY') throw new Error('The database is away');
        return name === undefined ? null : aRoom(eventId, name);
      },
    },
    bus,
    clock: { now: () => now },
  });
  const nameOf = async (eventId: number) => (await rooms.of(eventId))?.name ?? null;
  return { rooms, bus, asked, answers, nameOf, pass: (ms: number) => (now = later(now, ms)) };
}

describe('the cache of waiting rooms', () => {
  it('reads a room once for everyone, and again when its event changed', async () => {
    const { asked, answers, bus, nameOf } = world();
    answers.set(7, 'Đêm nhạc');
    expect(await Promise.all([nameOf(7), nameOf(7), nameOf(7)])).toEqual(['Đêm nhạc', 'Đêm nhạc', 'Đêm nhạc']);
    answers.set(7, 'Đêm thơ');
    bus.publish({ kind: 'event', eventId: 8 });
    bus.publish({ kind: 'stock', eventId: 7 });
    expect(await nameOf(7)).toBe('Đêm nhạc');
    bus.publish({ kind: 'event', eventId: 7 });
    expect(await nameOf(7)).toBe('Đêm thơ');
    expect(asked).toEqual([7, 7]);
  });

  it('reads again after a gap in the messages, and after five minutes', async () => {
    const { asked, bus, nameOf, pass } = world();
    expect(await nameOf(7)).toBeNull();
    bus.publish({ kind: 'resynchronise' });
    await nameOf(7);
    pass(5 * MINUTE);
    await nameOf(7);
    expect(asked).toEqual([7, 7, 7]);
  });

  it('serves the old value while the database is away, and retries after a second', async () => {
    const { asked, answers, bus, nameOf, pass } = world();
    answers.set(7, 'Đêm nhạc');
    await nameOf(7);
    answers.set(7, 'AWAY');
    bus.publish({ kind: 'resynchronise' });
    expect([await nameOf(7), await nameOf(7)]).toEqual(['Đêm nhạc', 'Đêm nhạc']);
    expect(asked).toEqual([7, 7]);
    pass(SECOND);
    answers.set(7, 'Đêm thơ');
    expect(await nameOf(7)).toBe('Đêm thơ');
  });

  it('fails for an unknown room while the database is away', async () => {
    const { asked, answers, nameOf } = world();
    answers.set(7, 'AWAY');
    await expect(nameOf(7)).rejects.toThrow('away');
    answers.set(7, 'Đêm nhạc');
    expect(await nameOf(7)).toBe('Đêm nhạc');
    expect(asked).toEqual([7, 7]);
  });
});
