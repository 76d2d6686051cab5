import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRedeemCode, normaliseRedeemCode, showRedeemCode } from './redeem-code.ts';

const code = fc.infiniteStream(fc.nat({ max: 30 })).map((picks) => makeRedeemCode(() => picks.next().value ?? 0));

describe('the redeem code', () => {
  it('has ten unambiguous characters', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(made).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{10}$/);
      }),
    );
  });

  it('is recognised with any case, spaces and dashes', () => {
    fc.assert(
      fc.property(code, fc.nat({ max: 10 }), fc.constantFrom(' ', '-', ' - '), (made, at, gap) => {
        expect(normaliseRedeemCode(` ${made.slice(0, at).toLowerCase()}${gap}${made.slice(at)}\n`)).toBe(made);
      }),
    );
  });

  it('is shown in two groups and can be typed back that way', () => {
    expect(showRedeemCode('ABCDE23456')).toBe('ABCDE 23456');
    expect(showRedeemCode('ABC')).toBe('ABC');
    fc.assert(
      fc.property(code, (made) => {
        expect(normaliseRedeemCode(showRedeemCode(made))).toBe(made);
      }),
    );
  });

  it.each(['', 'ABCDEFGHJ', 'ABCDEFGHJKM', 'ABCDEFGH0K', 'ABCDEFGHIK', 'ABCDE.FGHJ'])('rejects %j', (typed) => {
    expect(normaliseRedeemCode(typed)).toBeNull();
  });
});
