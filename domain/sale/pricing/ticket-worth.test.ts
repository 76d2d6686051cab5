import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { anyCart, anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyCardPromotion, anyCode, anyOffers, anyPurchase } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCode, amount, anEarlyBird, aQuantityPromotion, percent, ticketLine } from '#test/builders/a-promotion.ts';
import { NOW } from '#test/builders/moments.ts';
import { quoteCart } from './quote.ts';
import { quotePurchase } from './quote-purchase.ts';
import { ticketWorths } from './ticket-worth.ts';

describe('the worth of each ticket', () => {
  it('sums to the line’s price and original, and is between 0 and the ticket’s original', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const answer = quotePurchase(purchase, offers, NOW);
        for (const line of answer.ok ? answer.value.quote.lines : []) {
          const tickets = ticketWorths(line);
          expect(tickets).toHaveLength(line.quantity);
          expect(sum(tickets.map((ticket) => ticket.worth))).toBe(line.final);
          expect(sum(tickets.map((ticket) => ticket.original))).toBe(line.originalPrice);
          for (const { worth, original } of tickets) expect([worth >= 0, worth <= original]).toEqual([true, true]);
        }
        expect(answer.ok).toBe(true);
      }),
    );
  });

  it('sums to the line’s price even if it cannot be divided evenly', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCode, anyCardPromotion, (lines, donation, code, card) => {
        const quote = quoteCart(lines, donation, { code, cards: [card] });
        for (const line of quote.lines) expect(sum(ticketWorths(line).map((ticket) => ticket.worth))).toBe(line.final);
        expect(quote.lines).toHaveLength(lines.length);
      }),
    );
  });

  it('is lower for promoted tickets, and a code is shared by what they still cost', () => {
    const early = anEarlyBird({ quantity: 1, discount: amount(40_000) });
    const many = aQuantityPromotion({ minTicket: 3, maxTicket: 1 }, { discount: percent(20) });
    const answer = quotePurchase(
      { lines: [ticketLine(3, { specialOff: dong(24) })], donation: dong(0), card: null },
      [
        { kind: 'AUTOMATIC', promotion: early },
        { kind: 'AUTOMATIC', promotion: many },
        { kind: 'CODE', code: aCode({ discount: percent(50) }) },
      ],
      NOW,
    );
    const [line] = answer.ok ? answer.value.quote.lines : [];
    expect(line === undefined ? [] : ticketWorths(line)).toEqual([
      { original: 100_000, worth: 29_997, promotion: { promotionId: 'early', off: 40_000 } },
      { original: 100_000, worth: 39_996, promotion: { promotionId: 'many', off: 20_000 } },
      { original: 100_000, worth: 49_995, promotion: null },
    ]);
  });

  it('differs by at most one dong between equal tickets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), anyDong, anyCode, (quantity, unitPrice, code) => {
        const line = {
          ticketTypeId: 'standard',
          quantity,
          originalPrice: dong(unitPrice * quantity),
          price: dong(unitPrice * quantity),
          specialOff: dong(0),
        };
        const [quoted] = quoteCart([line], dong(0), {
          code: { ...code, ticketTypeIds: ['standard'] },
          cards: [],
        }).lines;
        const worths = quoted === undefined ? [] : ticketWorths(quoted).map((ticket) => ticket.worth);
        expect(Math.max(...worths) - Math.min(...worths)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
