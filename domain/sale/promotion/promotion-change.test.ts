import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAutomaticPromotion } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, aCode, anEarlyBird, aQuantityPromotion, percent } from '#test/builders/a-promotion.ts';
import { minutes } from '#test/builders/moments.ts';
import type { CodeText } from './discount-code.ts';
import { checkChange } from './promotion-change.ts';

const inUse = { ok: false, refusal: { code: 'PROMOTION_IN_USE', used: 3 } };

describe('changing a promotion', () => {
  it('is unrestricted while unused', () => {
    fc.assert(
      fc.property(anyAutomaticPromotion, anyAutomaticPromotion, (before, after) => {
        expect(checkChange({ ...before, used: 0 }, after)).toEqual({ ok: true, value: after });
      }),
    );
  });

  it('keeps its kind once used', () => {
    const ending = anEarlyBird({ name: 'Earlier', discount: percent(5), endAt: minutes(0), quantity: 3 });
    expect(checkChange(anEarlyBird({ used: 3 }), ending)).toEqual({ ok: true, value: ending });
    expect(checkChange(anEarlyBird({ used: 3 }), aQuantityPromotion())).toEqual(inUse);
    expect(checkChange(anEarlyBird({ used: 3 }), anEarlyBird({ ticketTypeId: 'vip' }))).toEqual(inUse);
    expect(checkChange(aCode({ used: 3 }), aCode({ code: 'OTHER' as CodeText }))).toEqual(inUse);
    expect(checkChange(aCode({ used: 3 }), aCode({ ticketTypeIds: ['vip'] })).ok).toBe(true);
    expect(checkChange(aCardPromotion({ used: 3 }), aCardPromotion({ iins: ['411111'] })).ok).toBe(true);
  });

  it('never lowers the quantity below the uses', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.option(fc.integer({ min: 1, max: 9 })), (used, quantity) => {
        const answer = checkChange(aCode({ used }), aCode({ quantity }));
        expect(answer.ok).toBe(quantity === null || quantity >= used);
        if (!answer.ok) expect(answer.refusal).toEqual({ code: 'QUANTITY_BELOW_USED', used });
      }),
    );
  });
});
