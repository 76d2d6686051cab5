import { describe, expect, it } from 'vitest';
import { lazyPort } from './lazy-port.ts';

type Adder = {
  readonly add: (a: number, b: number) => Promise<number>;
  readonly negate: (a: number) => Promise<number>;
};
const adder: Adder = { add: async (a, b) => a + b, negate: async (a) => -a };

describe('a lazy port', () => {
  it('loads on the first call, once', async () => {
    let fetched = 0;
    const port = lazyPort<Adder>(
      async () => {
        fetched += 1;
        return adder;
      },
      { add: true, negate: true },
    );
    expect(fetched).toBe(0);
    expect(await Promise.all([port.add(1, 2), port.negate(3)])).toEqual([3, -3]);
    expect(fetched).toBe(1);
  });

  it('loads again on the next call after a failure', async () => {
    let online = false;
    const port = lazyPort<Adder>(
      async () => {
        if (!online) throw new TypeError('Failed to fetch dynamically imported module');
        return adder;
      },
      { add: true, negate: true },
    );
    await expect(port.add(1, 2)).rejects.toThrow('Failed to fetch');
    online = true;
    expect(await port.add(1, 2)).toBe(3);
  });
});
