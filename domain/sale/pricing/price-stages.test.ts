import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyOffers, anyPurchase } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, aCode, amount, anEarlyBird, ticketLine } from '#test/builders/a-promotion.ts';
import { NOW } from '#test/builders/moments.ts';
import { COUNTS_AS, PRICE_STAGES } from './price-stages.ts';
import { quotePurchase } from './quote-purchase.ts';

describe('the order of application', () => {
  it('is the organiser’s markdown, the automatic promotion, the seat’s special off, the code, the bank card', () => {
    expect(PRICE_STAGES).toEqual(['TICKET_PRICE', 'AUTOMATIC', 'SPECIAL', 'CODE', 'CARD']);
  });

  it('every explanation keeps to it, and what counts as discount comes before what counts as promo', () => {
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

  it('each stage works on what the stages before it left', () => {
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
