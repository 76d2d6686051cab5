import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { anyDong, anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import {
  type Dong,
  dong,
  largest,
  MAX_DONG,
  minus,
  parseDong,
  percentOf,
  plus,
  smallest,
  sum,
  times,
  ZERO,
} from './dong.ts';

describe('amounts of dong', () => {
  it('add, subtract and multiply as whole numbers', () => {
    fc.assert(
      fc.property(fc.array(anyDong, { minLength: 1 }), fc.nat({ max: 9 }), (amounts, count) => {
        const total = sum(amounts);
        expect(plus(...amounts)).toBe(total);
        expect(minus(total, ...amounts)).toBe(ZERO);
        expect(times(total, count)).toBe(sum(Array.from({ length: count }, () => total)));
        expect(largest(total, ...amounts)).toBe(total);
        expect(smallest(total, ...amounts)).toBe(Math.min(...amounts));
      }),
    );
  });

  it('a percentage is whole, rounded down and monotone; 0 gives nothing and 100 everything, up to the largest safe integer', () => {
    const anyAmount = fc.oneof(anyLargeDong, fc.maxSafeNat().map(dong));
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 99 }), (amount, percent) => {
        const part = percentOf(amount, percent);
        expect(BigInt(part)).toBe((BigInt(amount) * BigInt(percent)) / 100n);
        expect(percentOf(amount, percent + 1)).toBeGreaterThanOrEqual(part);
        expect([percentOf(amount, 0), percentOf(amount, 100)]).toEqual([0, amount]);
      }),
    );
  });
});

it('does not type-check when it is rounded with Math', () => {
  expect(Math.round(dong(2))).toBe(2);
  for (const round of [Math.round, Math.floor, Math.ceil, Math.trunc])
    expectTypeOf(round(2 as Dong)).not.toExtend<number>();
  expectTypeOf(Math.round(2.5)).toBeNumber();
});

describe('typed amounts', () => {
  it.each(['1250000', '1,250,000', '1.250.000', '1 250 000', ' 1250000 '])('reads %j as 1250000', (text) => {
    expect(parseDong(text)).toEqual({ ok: true, value: 1_250_000 });
  });

  it.each(['', '   '])('reports %j as missing', (text) => {
    expect(parseDong(text)).toEqual({ ok: false, refusal: { kind: 'REQUIRED' } });
  });

  it.each(['1,25', '1.250,000', '12,50,000', '-1', '1e3', '0x10', '1.5', '１２', '10 đ', '1,,000'])(
    'reports %j as not a number [S5-02]',
    (text) => {
      expect(parseDong(text)).toEqual({ ok: false, refusal: { kind: 'NOT_A_NUMBER' } });
    },
  );

  it('accepts at most thirteen digits', () => {
    expect(parseDong(String(MAX_DONG))).toEqual({ ok: true, value: MAX_DONG });
    expect(parseDong(String(MAX_DONG + 1))).toEqual({ ok: false, refusal: { kind: 'TOO_LARGE', max: MAX_DONG } });
  });

  it('round-trips displayed amounts', () => {
    fc.assert(
      fc.property(anyLargeDong, (amount) => {
        expect(parseDong(String(amount))).toEqual({ ok: true, value: dong(amount) });
      }),
    );
  });
});
