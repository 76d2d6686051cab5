import { describe, expect, it, vi } from 'vitest';
import { cachedCounts } from './cached-counts.ts';

function world(size: number) {
  let now = 0;
  const count = vi.fn(() => Promise.resolve(size));
  const ask = cachedCounts<number>(
    (counts) => counts >= 100,
    () => now,
  );
  const pass = (ms: number): void => {
    now += ms;
  };
  return { count, ask: (key = 'event') => ask(key, count), pass };
}

describe('counts of an event', () => {
  it('are exact while small', async () => {
    const { ask, count } = world(99);
    await ask();
    await ask();
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('are cached for five seconds per event when large', async () => {
    const { ask, count, pass } = world(100);
    expect(await ask()).toBe(100);
    pass(4_999);
    expect(await ask()).toBe(100);
    expect(count).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([100, 100, 100]);
    expect(count).toHaveBeenCalledTimes(2);
    await ask('another event');
    expect(count).toHaveBeenCalledTimes(3);
  });

  it('are counted again after a failure', async () => {
    const { ask, count, pass } = world(100);
    await ask();
    pass(5_000);
    count.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe(100);
  });
});
