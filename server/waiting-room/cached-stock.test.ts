import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Instant, instant, later, SECOND } from '#domain/kernel/instant.ts';
import type { TypeStock } from '#domain/waiting-room/room-stock.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { CachedStock } from './cached-stock.ts';

function aWorld() {
  let now: Instant = instant(1_790_000_000_000);
  let asked = 0;
  let left: number | 'AWAY' = 3;
  const bus = makeMemoryEventBus();
  const stock = async (): Promise<readonly TypeStock[]> => {
    asked += 1;
    if (left === 'AWAY') throw new Error('away');
    return [{ saleBeginAt: null, left, held: 0 }];
  };
  const known = CachedStock.make({ rooms: { stock }, bus, clock: { now: () => now } });
  return {
    bus,
    /** The stock after so many ms, and how often the database was read. */
    async after(ms: number) {
      now = later(now, ms);
      await Promise.all(Array.from({ length: 100 }, () => known.of(7)));
      await nextTurn();
      return { left: (await known.of(7))?.left, asked };
    },
    set(next: number | 'AWAY') {
      left = next;
    },
  };
}

describe('the cache of stock', () => {
  it('reads once for everyone in the background, and rarely while nothing moves', async () => {
    const world = aWorld();
    expect(await world.after(0)).toEqual({ left: 3, asked: 1 });
    expect(await world.after(10 * SECOND)).toEqual({ left: 3, asked: 1 });
    expect(await world.after(20 * SECOND)).toEqual({ left: 3, asked: 2 });
  });

  it('reads again when stock moved, at most every five seconds', async () => {
    const world = aWorld();
    await world.after(0);
    world.set(0);
    world.bus.publish({ kind: 'stock', eventId: 7 });
    expect(await world.after(4 * SECOND)).toEqual({ left: 3, asked: 1 });
    expect(await world.after(SECOND)).toEqual({ left: 0, asked: 2 });
    world.bus.publish({ kind: 'stock', eventId: 8 });
    expect(await world.after(5 * SECOND)).toEqual({ left: 0, asked: 2 });
  });

  it('serves the old value while the database is away, and retries slowly', async () => {
    const world = aWorld();
    await world.after(0);
    world.set('AWAY');
    world.bus.publish({ kind: 'stock', eventId: 7 });
    expect(await world.after(5 * SECOND)).toEqual({ left: 3, asked: 2 });
    expect(await world.after(SECOND)).toEqual({ left: 3, asked: 2 });
    world.set(1);
    expect(await world.after(5 * SECOND)).toEqual({ left: 1, asked: 3 });
  });
});
