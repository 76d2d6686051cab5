import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { lazyStream } from './lazy-stream.ts';

describe('a lazy stream', () => {
  it('loads on subscription and emits what the real stream emits', async () => {
    const real = new Subject<number>();
    const heard: number[] = [];
    let fetched = 0;
    const lazy = lazyStream(() => {
      fetched += 1;
      return Promise.resolve(real);
    });
    expect(fetched).toBe(0);
    lazy.subscribe((value) => heard.push(value));
    await Promise.resolve();
    real.next(1);
    real.next(2);
    expect({ fetched, heard }).toEqual({ fetched: 1, heard: [1, 2] });
  });

  it('unsubscribes from the real stream, also if it loads after the last subscriber left', async () => {
    const real = new Subject<number>();
    const lazy = lazyStream(() => Promise.resolve(real));
    const stays = lazy.subscribe();
    lazy.subscribe().unsubscribe();
    await Promise.resolve();
    expect(real.observed).toBe(true);
    stays.unsubscribe();
    expect(real.observed).toBe(false);
  });

  it('stays silent on a failed load and loads again for the next subscriber', async () => {
    const real = new Subject<number>();
    const heard: number[] = [];
    let connected = false;
    const lazy = lazyStream(() => (connected ? Promise.resolve(real) : Promise.reject(new TypeError('no network'))));
    lazy.subscribe({ next: (value) => heard.push(value), error: () => heard.push(-1) });
    await Promise.resolve();
    connected = true;
    lazy.subscribe((value) => heard.push(value));
    await Promise.resolve();
    real.next(5);
    expect(heard).toEqual([5]);
  });
});
