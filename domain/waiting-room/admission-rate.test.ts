import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowanceAfter,
  CHECKOUT_TARGET,
  FIRST_RATE,
  LEAST_RATE,
  MOST_RATE,
  nextRate,
  peopleAllowed,
  RATE_EVERY,
  type SeenCheckouts,
} from './admission-rate.ts';

const anyRate = fc.double({ min: LEAST_RATE, max: MOST_RATE, noNaN: true });
const anySeen: fc.Arbitrary<SeenCheckouts> = fc.record({
  p99: fc.option(fc.oneof(fc.constantFrom(CHECKOUT_TARGET, CHECKOUT_TARGET + 1), fc.nat({ max: 10_000 }))),
  turnedAway: fc.boolean(),
  usedUp: fc.boolean(),
});
const fast: SeenCheckouts = { p99: CHECKOUT_TARGET, turnedAway: false, usedUp: true };

describe('the admission rate', () => {
  it('is adjusted every 5 s, for a target of 150 ms', () => {
    expect([RATE_EVERY, CHECKOUT_TARGET, FIRST_RATE, LEAST_RATE, MOST_RATE]).toEqual([5_000, 150, 10, 1, 500]);
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(anyRate, anySeen, (rate, seen) => {
        const next = nextRate(rate, seen);
        expect(next).toBeGreaterThanOrEqual(LEAST_RATE);
        expect(next).toBeLessThanOrEqual(MOST_RATE);
      }),
    );
  });

  it.each<readonly [string, number, SeenCheckouts, number]>([
    ['up by five while checkout is fast', 20, fast, 25],
    ['not beyond the most', 498, fast, 500],
    ['down by half when it is slow', 20, { ...fast, p99: 151 }, 10],
    ['down by half when some are turned away', 20, { ...fast, turnedAway: true }, 10],
    ['turned away counts without a checkout', 20, { p99: null, turnedAway: true, usedUp: false }, 10],
    ['not below the least', 1.5, { ...fast, p99: 900 }, 1],
    ['as it was when fewer came than could', 20, { ...fast, usedUp: false }, 20],
    ['as it was when nobody has bought yet', 20, { ...fast, p99: null }, 20],
  ])('%s', (_, rate, seen, next) => {
    expect(nextRate(rate, seen)).toBe(next);
  });

  it('two nodes on one database converge to equal shares', () => {
    let [one, other] = [400, 10];
    for (let turn = 0; turn < 400; turn += 1) {
      const seen = { ...fast, p99: one + other > 300 ? 200 : 50 };
      one = nextRate(one, seen);
      other = nextRate(other, seen);
    }
    expect(Math.abs(one - other)).toBeLessThan(10);
    expect(one + other).toBeGreaterThan(100);
  });

  it('the allowance grows with time, up to two seconds’ worth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 100, noNaN: true }),
        anyRate,
        fc.nat({ max: 100_000 }),
        (left, rate, elapsed) => {
          expect(allowanceAfter(left, rate, elapsed)).toBeCloseTo(
            Math.min(2 * rate, left + (rate * elapsed) / 1_000),
            6,
          );
        },
      ),
    );
    expect(allowanceAfter(0, 10, 500)).toBe(5);
    expect(allowanceAfter(3, 10, -500)).toBe(3);
  });

  it.each([
    [-2, 0],
    [0, 0],
    [0.99, 0],
    [1, 1],
    [7.6, 7],
  ])('%d admits %d people', (allowance, people) => {
    expect(peopleAllowed(allowance)).toBe(people);
  });
});
