import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { makeMemoryEventBus } from '#server/adapters/memory/memory-event-bus.ts';
import { makeInProcessMicroCache } from './in-process-micro-cache.ts';

function given(mostKept?: number) {
  let now = 0;
  let loads = 0;
  const bus = makeMemoryEventBus();
  const cache = makeInProcessMicroCache({ now: () => instant(now) }, bus, mostKept);
  const load = () => Promise.resolve(++loads);
  return {
    bus,
    cache,
    load,
    ask: (key = 'k', events: number[] = []) => cache.remember({ key, ttlMs: 500, events, load }),
    at: (ms: number) => (now = ms),
  };
}

describe('the micro-cache', () => {
  it('loads once for a crowd, and again when its time is over', async () => {
    const { ask, at } = given();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    at(499);
    expect(await ask()).toBe(1);
    at(500);
    expect(await ask()).toBe(2);
  });

  it('forgets what an event’s change makes old, and everything after a gap', async () => {
    const { ask, bus } = given();
    await ask('seven', [7]);
    await ask('eight', [8]);
    bus.publish({ kind: 'stock', eventId: 7 });
    expect([await ask('seven', [7]), await ask('eight', [8])]).toEqual([3, 2]);
    bus.publish({ kind: 'resynchronise' });
    expect([await ask('seven', [7]), await ask('eight', [8])]).toEqual([4, 5]);
  });

  it('does not remember a failure', async () => {
    const { cache, ask } = given();
    await expect(cache.remember({ key: 'k', ttlMs: 500, load: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });

  it('drops the oldest when it is full', async () => {
    const { ask } = given(2);
    await ask('a');
    await ask('b');
    await ask('c');
    expect([await ask('c'), await ask('a')]).toEqual([3, 4]);
  });
});
