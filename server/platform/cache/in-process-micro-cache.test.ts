import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import type { Keeping } from '#server/platform/ports/micro-cache.ts';
import { type CacheBounds, makeInProcessMicroCache } from './in-process-micro-cache.ts';

const KEEPING: Keeping = { freshMs: 500, staleMs: 0, events: [], lists: false, stockEveryMs: null, bytes: 1 };

function given(bounds: Partial<CacheBounds> = {}) {
  let now = 0;
  let loads = 0;
  const bus = makeMemoryEventBus();
  const cache = makeInProcessMicroCache({ now: () => instant(now) }, bus, { entries: 100, bytes: 1_000, ...bounds });
  const waiting: ((fails?: Error) => void)[] = [];
  return {
    bus,
    loads: () => loads,
    ask: (key = 'k', keeping: Partial<Keeping> = {}) =>
      cache.remember({ key, load: () => Promise.resolve(++loads), keep: () => ({ ...KEEPING, ...keeping }) }),
    askSlowly: (key = 'k', keeping: Partial<Keeping> = {}) =>
      cache.remember({
        key,
        keep: () => ({ ...KEEPING, ...keeping }),
        load: () => {
          loads += 1;
          const mine = loads;
          const { promise, resolve, reject } = Promise.withResolvers<number>();
          waiting.push((fails) => (fails === undefined ? resolve(mine) : reject(fails)));
          return promise;
        },
      }),
    askForOnce: () => cache.remember({ key: 'k', load: () => Promise.resolve(++loads), keep: () => null }),
    land: (fails?: Error) => waiting.shift()?.(fails),
    at: (ms: number) => (now = ms),
  };
}

describe('the micro-cache', () => {
  it('loads once for concurrent readers, and again after expiry', async () => {
    const { ask, at } = given();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    at(499);
    expect(await ask()).toBe(1);
    at(500);
    expect(await ask()).toBe(2);
  });

  it('serves a stale value while one load refreshes it', async () => {
    const { askSlowly, land, loads, at } = given();
    const first = askSlowly('k', { staleMs: 1_000 });
    land();
    expect(await first).toBe(1);
    at(600);
    expect(await Promise.all([askSlowly('k', { staleMs: 1_000 }), askSlowly('k', { staleMs: 1_000 })])).toEqual([1, 1]);
    expect(loads()).toBe(2);
    land();
    await Promise.resolve();
    expect(await askSlowly('k')).toBe(2);
  });

  it('serves a stale value until it expires when its reload fails', async () => {
    const { askSlowly, land, at } = given();
    const first = askSlowly('k', { staleMs: 1_000 });
    land();
    await first;
    at(600);
    expect(await askSlowly('k')).toBe(1);
    land(new Error('away'));
    await Promise.resolve();
    expect(await askSlowly('k')).toBe(1);
    land(new Error('away'));
    at(1_500);
    const late = askSlowly('k');
    land(new Error('still away'));
    await expect(late).rejects.toThrow('away');
  });

  it('drops values of a changed event, and everything after a gap', async () => {
    const { ask, bus } = given();
    await ask('seven', { events: [7] });
    await ask('eight', { events: [8] });
    bus.publish({ kind: 'event', eventId: 7 });
    expect([await ask('seven', { events: [7] }), await ask('eight', { events: [8] })]).toEqual([3, 2]);
    bus.publish({ kind: 'resynchronise' });
    expect([await ask('seven', { events: [7] }), await ask('eight', { events: [8] })]).toEqual([4, 5]);
  });

  it('does not share a load that began before a change with readers after it', async () => {
    const { askSlowly, land, loads, bus } = given();
    const before = askSlowly('k', { events: [7] });
    bus.publish({ kind: 'event', eventId: 7 });
    const after = [askSlowly('k', { events: [7] }), askSlowly('k', { events: [7] })];
    expect(loads()).toBe(1);
    land();
    expect(await before).toBe(1);
    land();
    expect([await Promise.all(after), loads()]).toEqual([[2, 2], 2]);
  });

  it('shares the load when the change concerned another event', async () => {
    const { askSlowly, land, bus } = given();
    const before = askSlowly('k', { events: [7] });
    bus.publish({ kind: 'event', eventId: 8 });
    const after = askSlowly('k', { events: [7] });
    land();
    expect([await before, await after]).toEqual([1, 1]);
  });

  it('refreshes stock at most once a second', async () => {
    const { ask, bus, loads, at } = given();
    const stock = () => ask('k', { events: [7], stockEveryMs: 1_000, freshMs: 60_000 });
    for (let ms = 0; ms < 10_000; ms += 10) {
      at(ms);
      await stock();
      bus.publish({ kind: 'stock', eventId: 7 });
    }
    expect(loads()).toBe(10);
  });

  it('does not remember a failure', async () => {
    const { askSlowly, ask, land } = given();
    const failing = askSlowly();
    land(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    expect(await ask()).toBe(2);
  });

  it('shares an uncacheable value only with concurrent readers', async () => {
    const { askForOnce } = given();
    expect(await Promise.all([askForOnce(), askForOnce()])).toEqual([1, 1]);
    expect(await askForOnce()).toBe(2);
  });

  it('evicts the least recently used when there are too many entries', async () => {
    const { ask, at } = given({ entries: 2 });
    await ask('a');
    await ask('b');
    at(100);
    await ask('a');
    await ask('c');
    expect([await ask('a'), await ask('c'), await ask('b')]).toEqual([1, 3, 4]);
  });

  it('evicts when the entries are too large together', async () => {
    const { ask } = given({ bytes: 250 });
    await ask('a', { bytes: 100 });
    await ask('b', { bytes: 100 });
    await ask('c', { bytes: 100 });
    expect([await ask('b'), await ask('c'), await ask('a')]).toEqual([2, 3, 4]);
  });
});
