import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { anyAutomaticPromotion } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, aCode, anEarlyBird, aQuantityPromotion, percent } from '#test/builders/a-promotion.ts';
import { minutes } from '#test/builders/moments.ts';
import type { CodeText } from './discount-code.ts';
import { checkChange, checkCodeChange, checkPromotionChange } from './promotion-change.ts';

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

describe('new terms', () => {
  const tickets = [
    { ticketTypeId: 'standard', price: dong(100_000) },
    { ticketTypeId: 'free', price: ZERO },
  ];
  const terms = { percentOff: 15, amountOff: null, beginAt: null, endAt: minutes(60), quantity: 9 };
  const code = aCode({ used: 3, ticketTypeIds: ['standard'] });

  it('of a code keep its text, and its own code is not taken', () => {
    const answer = checkCodeChange(code, { ...terms, ticketTypeIds: ['standard'] }, tickets);
    expect(answer).toEqual({
      ok: true,
      value: {
        code: code.code,
        discount: percent(15),
        ticketTypeIds: ['standard'],
        beginAt: null,
        endAt: minutes(60),
        quantity: 9,
      },
    });
  });

  it.each([
    ['a quantity below its uses', { quantity: 2 }, { code: 'QUANTITY_BELOW_USED', used: 3 }],
    [
      'no discount',
      { percentOff: null },
      { code: 'INVALID_INPUT', field: 'percent_off', problem: { kind: 'REQUIRED' } },
    ],
    ['a free ticket', { ticketTypeIds: ['free'] }, { code: 'FREE_TICKET', ticketTypeId: 'free' }],
  ] as const)('of a code with %s are refused', (_what, over, refusal) => {
    const draft = { ...terms, ticketTypeIds: ['standard'], ...over };
    expect(checkCodeChange(code, draft, tickets)).toEqual({ ok: false, refusal });
  });

  const early = anEarlyBird({ ticketTypeId: 'standard', used: 3 });
  const draft = { ...terms, name: 'Earlier', minTicket: null, maxTicket: null };
  const event = { tickets, promotions: [early] };

  it('of a promotion keep its kind and ticket', () => {
    const answer = checkPromotionChange(early, draft, event);
    expect(answer).toMatchObject({ ok: true, value: { type: 'EARLY_BIRD', ticketTypeId: 'standard', quantity: 9 } });
    expect(checkPromotionChange(early, { ...draft, quantity: 2 }, event)).toEqual({
      ok: false,
      refusal: { code: 'QUANTITY_BELOW_USED', used: 3 },
    });
    expect(checkPromotionChange(early, { ...draft, endAt: null, quantity: null }, event)).toEqual({
      ok: false,
      refusal: { code: 'EARLY_BIRD_WITHOUT_END' },
    });
  });

  it('of a step of the sale may overlap what they replace, and no other step', () => {
    const step = {
      ...early,
      ...{ promotionId: 'step', type: 'SALE_TIME' as const, used: 0, beginAt: minutes(0), endAt: minutes(30) },
    } as const;
    const next = { ...step, promotionId: 'next', beginAt: minutes(40), endAt: minutes(90) };
    const both = { tickets, promotions: [step, next] };
    const moved = (endAt: Instant) =>
      checkPromotionChange(step, { ...draft, beginAt: minutes(5), endAt, quantity: null }, both);
    expect(moved(minutes(35)).ok).toBe(true);
    expect(moved(minutes(45))).toEqual({
      ok: false,
      refusal: { code: 'SALE_TIME_OVERLAPS', promotionId: 'next' },
    });
  });
});
