import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { anyOffers } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, aCode, anEarlyBird } from '#test/builders/a-promotion.ts';
import { combineOffers, type Offer } from './combine-offers.ts';

const uses = { byCard: 0, byAccount: 0 };
const early = (promotionId: string): Offer => ({ kind: 'AUTOMATIC', promotion: anEarlyBird({ promotionId }) });
const bank = (promotionId: string): Offer => ({ kind: 'CARD', promotion: aCardPromotion({ promotionId }), uses });
const code = (text: string): Offer => ({ kind: 'CODE', code: aCode({ code: text as CodeText }) });

describe('combining offers', () => {
  it('gives the same result in any order and with duplicates', () => {
    const shuffled = anyOffers.chain((offers) =>
      fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length })),
    );
    fc.assert(
      fc.property(shuffled, ([offers, others]) => {
        expect(combineOffers(others)).toEqual(combineOffers(offers));
        expect(combineOffers([...others, ...offers])).toEqual(combineOffers(offers));
      }),
    );
  });

  it('sorts offers into stages, by id', () => {
    expect(combineOffers([bank('y'), early('b'), code('SALE10'), bank('x'), early('a')])).toEqual({
      ok: true,
      value: {
        automatic: [anEarlyBird({ promotionId: 'a' }), anEarlyBird({ promotionId: 'b' })],
        code: aCode(),
        cards: [
          { kind: 'CARD', promotion: aCardPromotion({ promotionId: 'x' }), uses },
          { kind: 'CARD', promotion: aCardPromotion({ promotionId: 'y' }), uses },
        ],
      },
    });
    expect(combineOffers([])).toEqual({ ok: true, value: { automatic: [], code: null, cards: [] } });
  });

  it('refuses two codes', () => {
    expect(combineOffers([code('FRIENDS'), early('a'), code('A-1')])).toEqual({
      ok: false,
      refusal: { code: 'ONE_CODE_ONLY', codes: ['A-1', 'FRIENDS'] },
    });
  });
});
