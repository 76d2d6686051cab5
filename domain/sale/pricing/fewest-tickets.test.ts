import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { anyDiscount } from '#test/arbitraries/promotion.arbitraries.ts';
import { aQuantityPromotion, ticketLine } from '#test/builders/a-promotion.ts';
import { NOW } from '#test/builders/moments.ts';
import { priceOfFewest } from './fewest-tickets.ts';
import { quotePurchase } from './quote-purchase.ts';

const anyTerms = fc.record({
  fewest: fc.integer({ min: 2, max: 20 }),
  quantity: fc.option(fc.integer({ min: 1, max: 30 })),
  discount: anyDiscount,
});

/** What a buyer of so many tickets is asked for. */
function asked(tickets: number, { fewest, quantity, discount }: Parameters<typeof priceOfFewest>[0]): number {
  const promotion = aQuantityPromotion({ minTicket: fewest }, { quantity, discount });
  const quoted = quotePurchase(
    { lines: [ticketLine(tickets)], donation: ZERO, card: null },
    [{ kind: 'AUTOMATIC', promotion }],
    NOW,
  );
  return quoted.ok ? quoted.value.quote.final : Number.NaN;
}

describe('the fewest tickets that get a promotion', () => {
  it('cost what their buyer is asked for, and one ticket fewer costs its full price', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { unitPrice } = ticketLine(1);
        const { before, after } = priceOfFewest(terms, unitPrice);
        expect(before).toBe(unitPrice * terms.fewest);
        expect(after).toBe(asked(terms.fewest, terms));
        expect(after).toBeLessThan(before);
        expect(asked(terms.fewest - 1, terms)).toBe(unitPrice * (terms.fewest - 1));
      }),
    );
  });
});
