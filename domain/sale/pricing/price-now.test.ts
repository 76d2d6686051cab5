import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { anyAutomaticPromotion, anyMoment } from '#test/arbitraries/promotion.arbitraries.ts';
import { anEarlyBird, aQuantityPromotion, percent } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { lineNow, priceNow } from './price-now.ts';
import { quotePurchase } from './quote-purchase.ts';

const ticket = { ticketTypeId: 'standard', price: dong(100_000), originalPrice: dong(120_000) };

describe('the price that is shown before a ticket is chosen', () => {
  it('is the one that a purchase of so many tickets is charged [S3-51]', () => {
    const anyPromotions = fc.array(anyAutomaticPromotion, { maxLength: 4 });
    fc.assert(
      fc.property(anyPromotions, fc.integer({ min: 1, max: 12 }), anyMoment, (promotions, quantity, now) => {
        const unique = [...new Map(promotions.map((one) => [one.promotionId, one])).values()];
        const line = {
          ticketTypeId: ticket.ticketTypeId,
          quantity,
          unitPrice: ticket.price,
          originalUnitPrice: ticket.originalPrice,
          specialOff: ZERO,
        };
        const charged = quotePurchase(
          { lines: [line], donation: ZERO, card: null },
          unique.map((promotion) => ({ kind: 'AUTOMATIC', promotion })),
          now,
        );
        expect(charged.ok && charged.value.quote.final).toBe(lineNow(ticket, quantity, unique, now).price);
        expect(priceNow(ticket, unique, now)).toBe(lineNow(ticket, 1, unique, now).price);
      }),
    );
  });

  it.each([
    ['an Early Bird that runs', [anEarlyBird({ discount: percent(20) })], 80_000],
    ['one that is over', [anEarlyBird({ endAt: minutes(-1) })], 100_000],
    ['one that is used up', [anEarlyBird({ quantity: 2, used: 2 })], 100_000],
    ['one from three tickets on', [aQuantityPromotion({ minTicket: 3 })], 100_000],
    ['none', [], 100_000],
  ])('with %s', (_, promotions, price) => {
    expect(priceNow(ticket, promotions, NOW)).toBe(price);
  });

  it.each([
    ['two, of which one is too few', 2, 200_000],
    ['three, which the promotion is for', 3, 240_000],
    ['five, of which it reaches four', 5, 420_000],
  ])('of %s', (_, quantity, price) => {
    const promotion = aQuantityPromotion({ minTicket: 3, maxTicket: 4 });
    expect(lineNow(ticket, quantity, [promotion], NOW)).toMatchObject({ price, originalPrice: quantity * 120_000 });
  });
});
