import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dong, dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, worthOf } from '#domain/kernel/money/points.ts';
import { maxRedeemable } from '#domain/programme/redeem-points.ts';
import { anyCart, anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyCardPromotion, anyCode, anyOffers, anyPurchase } from '#test/arbitraries/promotion.arbitraries.ts';
import { anyPoints } from '#test/arbitraries/reward.arbitraries.ts';
import { aCode, percent } from '#test/builders/a-promotion.ts';
import { NOW } from '#test/builders/moments.ts';
import { type PricedLine, type Quote, quoteCart } from './quote.ts';
import { quotePurchase } from './quote-purchase.ts';
import { type ReceiptTickets, receiptLines } from './receipt-lines.ts';

const anyQuote: fc.Arbitrary<Quote> = fc.oneof(
  fc
    .tuple(
      anyCart,
      anyDong,
      fc.record({ code: fc.option(anyCode), cards: fc.array(anyCardPromotion, { maxLength: 2 }) }),
    )
    .map(([lines, donation, offers]) => quoteCart(lines, donation, offers)),
  fc.tuple(anyPurchase, anyOffers).map(([purchase, offers]) => {
    const priced = quotePurchase(purchase, offers, NOW);
    return priced.ok ? priced.value.quote : quoteCart([], purchase.donation);
  }),
  anyDong.map((donation) => quoteCart([], donation)),
  anyCart.map((lines) =>
    quoteCart(
      lines.map((line) => ({ ...line, price: ZERO })),
      ZERO,
    ),
  ),
);

const receiptOf = ({ lines, donation, final }: Quote) => receiptLines({ tickets: lines, donation, total: final });

describe('the lines of a receipt', () => {
  it('sum to the total, in every kind of order [S9-12]', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(sum(receiptOf(quote).map(({ amount }) => amount))).toBe(quote.final);
      }),
    );
  });

  it('sum to the total that was paid, whatever is known of the lines', () => {
    const anyTickets: fc.Arbitrary<ReceiptTickets> = fc.record({
      quantity: fc.integer({ min: 0, max: 10 }),
      originalPrice: anyDong,
      price: anyDong,
    });
    fc.assert(
      fc.property(
        fc.array(anyTickets, { maxLength: 5 }),
        ...[anyDong, anyDong, fc.option(anyPoints, { nil: NO_POINTS })],
        (tickets, donation, total, points) => {
          expect(sum(receiptLines({ tickets, donation, points, total }).map(({ amount }) => amount))).toBe(total);
        },
      ),
    );
  });

  it('sum to what is paid in money where points pay a part, which stand in one line below zero', () => {
    fc.assert(
      fc.property(anyQuote, anyPoints, (quote, wanted) => {
        const { lines: tickets, donation, final } = quote;
        const used = maxRedeemable(wanted, { for: 'TICKETS', price: minus(final, donation) });
        const total = minus(final, worthOf(used));
        const lines = receiptLines({ tickets, donation, points: used, total });
        expect(sum(lines.map(({ amount }) => amount))).toBe(total);
        expect(total).toBeGreaterThanOrEqual(donation);
        const paid = lines.filter((line) => line.kind === 'POINTS');
        expect(paid).toEqual(used === 0 ? [] : [{ kind: 'POINTS', points: used, amount: minus(ZERO, worthOf(used)) }]);
        // Points pay, they lower no price.
        expect(lines.filter((line) => line.kind !== 'POINTS')).toEqual(receiptOf(quote));
      }),
    );
  });

  it('show every ticket line and a donation in full; discounts sum to the quote’s [S9-10]', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const lines = receiptOf(quote);
        const amounts = (kind: string): readonly Dong[] =>
          lines.filter((line) => line.kind === kind).map(({ amount }) => amount);
        expect(amounts('TICKETS')).toEqual(quote.lines.map(({ originalPrice }) => originalPrice));
        expect(amounts('DONATION')).toEqual(quote.donation === 0 ? [] : [quote.donation]);
        expect(plus(...amounts('DISCOUNT'))).toBe(-plus(quote.discount, quote.promo) + 0);
        expect(amounts('DISCOUNT').every((amount) => amount < 0)).toBe(true);
      }),
    );
  });

  it('have a unit price that times the quantity is the amount, or none', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        for (const line of receiptOf(quote))
          if (line.kind === 'TICKETS' && line.unitPrice !== null)
            expect(line.unitPrice * line.tickets.quantity).toBe(line.amount);
      }),
    );
  });

  it('name the tickets that a markdown lowers, and leave a code on the whole order unnamed', () => {
    const standard: PricedLine = {
      ticketTypeId: 'standard',
      quantity: 2,
      originalPrice: dong(400_000),
      price: dong(300_000),
      specialOff: ZERO,
    };
    const quote = quoteCart([standard], dong(50_000), {
      code: aCode({ discount: percent(10), ticketTypeIds: ['standard'] }),
      cards: [],
    });
    expect(receiptOf(quote)).toMatchObject([
      { kind: 'TICKETS', tickets: standard, unitPrice: 200_000, amount: 400_000 },
      { kind: 'DISCOUNT', tickets: standard, amount: -100_000 },
      { kind: 'DISCOUNT', tickets: null, amount: -30_000 },
      { kind: 'DONATION', amount: 50_000 },
    ]);
    expect(quote.final).toBe(320_000);
  });
});
