import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { makeCheckoutPulse } from './checkout-pulse.ts';

const at = (ms: number) => instant(1_780_000_000_000 + ms);

describe('how checkout feels', () => {
  it('nothing was bought: nothing is known', () => {
    expect(makeCheckoutPulse().feel(at(0))).toEqual({ p99: null, turnedAway: false });
  });

  it.each([
    [1, 1],
    [99, 99],
    [100, 99],
    [200, 198],
    [1_000, 990],
  ])('of %d answers the slowest but one in a hundred took %d ms', (answers, p99) => {
    const pulse = makeCheckoutPulse();
    for (let ms = answers; ms >= 1; ms -= 1) pulse.beat(ms, at(0));
    expect(pulse.feel(at(10)).p99).toBe(p99);
  });

  it('what is older than two looks is forgotten', () => {
    const pulse = makeCheckoutPulse();
    pulse.beat(700, at(0));
    pulse.beat('TURNED_AWAY', at(1));
    expect(pulse.feel(at(5_000))).toEqual({ p99: 700, turnedAway: true });
    pulse.beat(20, at(5_001));
    expect(pulse.feel(at(10_001))).toEqual({ p99: 20, turnedAway: false });
    expect(pulse.feel(at(60_000))).toEqual({ p99: null, turnedAway: false });
  });
});
