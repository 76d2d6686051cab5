import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus } from '#domain/kernel/money/dong.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { anyOffers, anyPurchase } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, aCode, amount, anEarlyBird, ticketLine } from '#test/builders/a-promotion.ts';
import { NOW } from '#test/builders/moments.ts';
import { byId, COUNTS_AS, PRICE_STAGES, type PriceStep, ruleOfStep, totalOff } from './price-step.ts';
import { quotePurchase } from './quote-purchase.ts';

describe('the order of price stages', () => {
  it('is markdown, automatic promotion, seat discount, code, bank card', () => {
    expect(PRICE_STAGES).toEqual(['TICKET_PRICE', 'AUTOMATIC', 'SPECIAL', 'CODE', 'CARD']);
  });

  it('holds in every explanation, discounts before promos', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const answer = quotePurchase(purchase, offers, NOW);
        for (const line of answer.ok ? answer.value.quote.lines : []) {
          const stages = line.steps.map((step) => PRICE_STAGES.indexOf(step.stage));
          expect(stages).toEqual(stages.toSorted((a, b) => a - b));
          const counted = line.steps.map((step) => COUNTS_AS[step.stage]);
          expect(counted).toEqual(counted.toSorted());
        }
        expect(answer.ok).toBe(true);
      }),
    );
  });

  it('each stage starts from the previous result', () => {
    const line = ticketLine(1, { originalUnitPrice: dong(200_000), specialOff: dong(10_000) });
    const answer = quotePurchase(
      { lines: [line], donation: dong(0), card: { firstDigits: '97043600', issuer: null } },
      [
        { kind: 'CARD', promotion: aCardPromotion(), uses: { byCard: 0, byAccount: 0 } },
        { kind: 'CODE', code: aCode() },
        { kind: 'AUTOMATIC', promotion: anEarlyBird({ discount: amount(40_000) }) },
      ],
      NOW,
    );
    expect(answer.ok && answer.value.quote.lines[0]?.steps.map((step) => [step.stage, step.off])).toEqual([
      ['TICKET_PRICE', 100_000],
      ['AUTOMATIC', 40_000],
      ['SPECIAL', 10_000],
      ['CODE', 5_000],
      ['CARD', 9_000],
    ]);
  });
});

const early = (promotionId: string, tickets: number, off: number): PriceStep => ({
  stage: 'AUTOMATIC',
  promotionId,
  tickets,
  off: dong(off),
});
const special = (off: number): PriceStep => ({ stage: 'SPECIAL', tickets: 1, off: dong(off) });
const card: PriceStep = { stage: 'CARD', promotionId: 'early', tickets: 1, off: dong(7) };
const code: PriceStep = { stage: 'CODE', code: 'SALE10' as CodeText, tickets: 1, off: dong(5) };
const marked: PriceStep = { stage: 'TICKET_PRICE', tickets: 1, off: dong(3) };

describe('a price explanation', () => {
  it('adds up: the steps are the discount and the promo, and the rest is the price', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const answer = quotePurchase(purchase, offers, NOW);
        if (!answer.ok) throw new Error(answer.refusal.code);
        const { lines, original, discount, promo, final } = answer.value.quote;
        const steps = lines.flatMap((line) => line.steps);
        expect(minus(original, ...steps.map((step) => step.off))).toBe(final);
        expect([totalOff(steps, 'DISCOUNT'), totalOff(steps, 'PROMO')]).toEqual([discount, promo]);
        for (const line of lines) expect(new Set(line.steps.map(ruleOfStep)).size).toBe(line.steps.length);
      }),
    );
  });

  it('counts ticket discounts as discount, codes and cards as promo [S9-10] [S9-11]', () => {
    const steps = [marked, early('early', 1, 10), special(100), code, card];
    expect([totalOff(steps, 'DISCOUNT'), totalOff(steps, 'PROMO')]).toEqual([113, 12]);
  });

  it.each([
    [marked, 'TICKET_PRICE'],
    [special(1), 'SPECIAL'],
    [early('early', 1, 1), 'AUTOMATIC early'],
    [card, 'CARD early'],
    [code, 'CODE SALE10'],
  ])('%j is explained by the rule %j', (step, rule) => {
    expect(ruleOfStep(step)).toBe(rule);
  });
});

describe('by id', () => {
  it('sorts ids independently of their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (ids) => {
        expect(ids.toSorted(byId)).toEqual(ids.toSorted());
        expect(ids.toReversed().toSorted(byId)).toEqual(ids.toSorted(byId));
      }),
    );
    expect([byId('a', 'b'), byId('b', 'a'), byId('a', 'a')]).toEqual([-1, 1, 0]);
  });
});
