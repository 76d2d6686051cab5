import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { anyDong, anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyDiscount } from '#test/arbitraries/promotion.arbitraries.ts';
import { amount, percent } from '#test/builders/a-promotion.ts';
import { discountOff, readDiscount } from './discount.ts';

describe('a discount', () => {
  it('is whole, at most the price, and keeps the order of prices', () => {
    fc.assert(
      fc.property(anyDiscount, anyDong, anyDong, (discount, price, more) => {
        const off = discountOff(discount, price);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
        expect(price + more - discountOff(discount, dong(price + more))).toBeGreaterThanOrEqual(price - off);
      }),
    );
  });

  it('grows with per cent or amount', () => {
    fc.assert(
      fc.property(anyLargeDong, fc.integer({ min: 1, max: 99 }), anyDong, (price, per, off) => {
        expect(discountOff(percent(per + 1), price)).toBeGreaterThanOrEqual(discountOff(percent(per), price));
        expect(discountOff(amount(off + 1), price)).toBeGreaterThanOrEqual(discountOff(amount(off), price));
      }),
    );
  });

  it.each([
    [percent(15), 99_999, 14_999],
    [percent(100), 99_999, 99_999],
    [amount(30_000), 99_999, 30_000],
    [amount(30_000), 20_000, 20_000],
  ])('%j of %d is %d: rounded down, at most the price [S9-11]', (discount, price, off) => {
    expect(discountOff(discount, dong(price))).toBe(off);
  });
});

describe('the value of a discount', () => {
  it('is PERCENT_OFF or AMOUNT, by the given field [S3-53]', () => {
    expect(readDiscount({ percentOff: 15, amountOff: null })).toEqual({
      ok: true,
      value: { type: 'PERCENT_OFF', percentOff: 15 },
    });
    expect(readDiscount({ percentOff: null, amountOff: 30_000 })).toEqual({
      ok: true,
      value: { type: 'AMOUNT', amountOff: 30_000 },
    });
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(anyDiscount, (discount) => {
        expect(readDiscount({ percentOff: null, amountOff: null, ...discount })).toEqual({ ok: true, value: discount });
      }),
    );
  });

  it.each([
    [null, null, 'percent_off', { kind: 'REQUIRED' }],
    [10, 1_000, 'amount_off', { kind: 'MALFORMED' }],
    [0, null, 'percent_off', { kind: 'TOO_SMALL', min: 1 }],
    [101, null, 'percent_off', { kind: 'TOO_LARGE', max: 100 }],
    [12.5, null, 'percent_off', { kind: 'NOT_A_NUMBER' }],
    [null, 0, 'amount_off', { kind: 'TOO_SMALL', min: 1 }],
    [null, MAX_DONG + 1, 'amount_off', { kind: 'TOO_LARGE', max: MAX_DONG }],
  ])('%j per cent or %j dong: %s is refused with %j', (percentOff, amountOff, field, problem) => {
    expect(readDiscount({ percentOff, amountOff })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });

  it('accepts 1 per cent, 100 per cent and 1 dong', () => {
    expect([
      readDiscount({ percentOff: 1, amountOff: null }).ok,
      readDiscount({ percentOff: 100, amountOff: null }).ok,
    ]).toEqual([true, true]);
    expect([
      readDiscount({ percentOff: null, amountOff: 1 }).ok,
      readDiscount({ percentOff: null, amountOff: MAX_DONG }).ok,
    ]).toEqual([true, true]);
  });
});
