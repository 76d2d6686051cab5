import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { CheckoutLoad } from './checkout-load.ts';

const at = (ms: number) => instant(1_780_000_000_000 + ms);

describe('checkout load', () => {
  it('is unknown without checkouts', () => {
    expect(CheckoutLoad.make().measure(at(0))).toEqual({ p99: null, turnedAway: false });
  });

  it.each([
    [1, 1],
    [99, 99],
    [100, 99],
    [200, 198],
    [1_000, 990],
  ])('has, of %d answers, a 99th percentile of %d ms', (answers, p99) => {
    const load = CheckoutLoad.make();
    for (let ms = answers; ms >= 1; ms -= 1) load.record(ms, at(0));
    expect(load.measure(at(10)).p99).toBe(p99);
  });

  it('forgets windows before the previous one', () => {
    const load = CheckoutLoad.make();
    load.record(700, at(0));
    load.record('TURNED_AWAY', at(1));
    expect(load.measure(at(5_000))).toEqual({ p99: 700, turnedAway: true });
    load.record(20, at(5_001));
    expect(load.measure(at(10_001))).toEqual({ p99: 20, turnedAway: false });
    expect(load.measure(at(60_000))).toEqual({ p99: null, turnedAway: false });
  });
});
