import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDong, anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import { dong, MAX_DONG, percentOf } from './dong.ts';
import { basisPointsOf, roundedPercent, withoutTax } from './percent.ts';

describe('basis points', () => {
  it('100 basis points are one per cent, 10,000 the whole', () => {
    fc.assert(
      fc.property(anyLargeDong, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        expect(basisPointsOf(amount, percent * 100)).toBe(percentOf(amount, percent));
        expect(basisPointsOf(amount, 10_000)).toBe(amount);
      }),
    );
  });

  it.each([
    [1_000_001, 250, 25_000],
    [39, 250, 0],
    [40, 250, 1],
    [MAX_DONG, 9_999, 9_998_999_999_999],
  ])('of %d, %d basis points are %d, rounded down', (amount, basisPoints, part) => {
    expect(basisPointsOf(dong(amount), basisPoints)).toBe(part);
  });
});

describe('rounded percent', () => {
  it('is the nearest whole number, halves rounded up', () => {
    const anySmall = fc.nat({ max: 400 }).map(dong);
    const anyParts = fc.oneof(fc.tuple(anySmall, anySmall), fc.tuple(anyDong, anyDong));
    fc.assert(
      fc.property(anyParts, ([part, rest]) => {
        const whole = dong(part + rest);
        const [twice, over] = [BigInt(part) * 200n + BigInt(whole), BigInt(whole) * 2n];
        expect(roundedPercent(part, whole)).toBe(whole === 0 ? 0 : Number(twice / over));
      }),
    );
  });

  it.each([
    [23, 40, 58],
    [57, 200, 29],
    [1, 200, 1],
    [1, 201, 0],
    [0, 0, 0],
  ])('%d of %d is %d%%', (part, whole, percent) => {
    expect(roundedPercent(dong(part), dong(whole))).toBe(percent);
  });
});

describe('an amount without its tax', () => {
  it('is within half a dong of the exact quotient', () => {
    fc.assert(
      fc.property(anyLargeDong, fc.constantFrom(0, 5, 8, 10), (amount, percent) => {
        const [twice, exact] = [2n * BigInt(withoutTax(amount, percent)), 200n * BigInt(amount)];
        const difference = twice * BigInt(100 + percent) - exact;
        expect(difference <= BigInt(100 + percent) && difference > -BigInt(100 + percent)).toBe(true);
      }),
    );
  });

  it.each([
    [110_000, 10, 100_000],
    [108_001, 8, 100_001],
    [350_000, 0, 350_000],
    [1, 10, 1],
  ])('of %d with %d per cent is %d', (amount, percent, net) => {
    expect(withoutTax(dong(amount), percent)).toBe(net);
  });
});
