import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { anyOffers, anyPurchase, anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import {
  aCardPromotion,
  aCode,
  amount,
  anEarlyBird,
  aQuantityPromotion,
  percent,
  ticketLine,
} from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { Offer } from './combine-offers.ts';
import type { TicketLine } from './promote-lines.ts';
import { type Purchase, quotePurchase } from './quote-purchase.ts';

const quoteOf = (purchase: Purchase<TicketLine>, offers: readonly Offer[]) => {
  const answer = quotePurchase(purchase, offers, NOW);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

const buying = (...lines: readonly TicketLine[]): Purchase<TicketLine> => ({ lines, donation: ZERO, card: null });
const automatic = (promotion: ReturnType<typeof anEarlyBird>): Offer => ({ kind: 'AUTOMATIC', promotion });
const card = (over: Parameters<typeof aCardPromotion>[0] = {}): Offer => ({
  kind: 'CARD',
  promotion: aCardPromotion(over),
  uses: { byCard: 0, byAccount: 0 },
});
const ofTheBank = { firstDigits: '97043612', issuer: null };

describe('the price of a purchase', () => {
  it('is original - discount - promo, whole, between the donation and the original', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const { quote } = quoteOf(purchase, offers);
        expect(quote.final).toBe(quote.original - quote.discount - quote.promo);
        expect(Number.isInteger(quote.final)).toBe(true);
        expect(quote.final).toBeGreaterThanOrEqual(purchase.donation);
        expect(quote.final).toBeLessThanOrEqual(quote.original);
        expect(Math.min(0, ...quote.lines.map((line) => line.final))).toBe(0);
      }),
    );
  });

  it('does not depend on the order of promotions and lines', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const { quote, leftOut } = quoteOf(purchase, offers);
        expect(quoteOf(purchase, offers.toReversed())).toEqual({ quote, leftOut });
        expect(quoteOf({ ...purchase, lines: purchase.lines.toReversed() }, offers).quote.final).toBe(quote.final);
      }),
    );
  });

  it('never rises with another offer', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, fc.nat({ max: 9 }), (purchase, offers, pick) => {
        const fewer = offers.filter((_, at) => at !== pick % Math.max(1, offers.length));
        expect(quoteOf(purchase, offers).quote.final).toBeLessThanOrEqual(quoteOf(purchase, fewer).quote.final);
      }),
    );
  });

  it('never rises with a larger discount', () => {
    const larger = (discount: Discount): Discount =>
      discount.type === 'AMOUNT' ? amount(discount.amountOff + 1) : percent(discount.percentOff + 1);
    const raised = (offer: Offer): Offer => {
      switch (offer.kind) {
        case 'AUTOMATIC':
          return { ...offer, promotion: { ...offer.promotion, discount: larger(offer.promotion.discount) } };
        case 'CODE':
          return { ...offer, code: { ...offer.code, discount: larger(offer.code.discount) } };
        default:
          return { ...offer, promotion: { ...offer.promotion, discount: larger(offer.promotion.discount) } };
      }
    };
    const below100 = (offer: Offer): boolean => {
      const { discount } = offer.kind === 'CODE' ? offer.code : offer.promotion;
      return discount.type === 'AMOUNT' || discount.percentOff < 100;
    };
    fc.assert(
      fc.property(anyPurchase, anyOffers, fc.nat({ max: 9 }), (purchase, offers, pick) => {
        const more = offers.map((offer, at) =>
          at === pick % offers.length && below100(offer) ? raised(offer) : offer,
        );
        expect(quoteOf(purchase, more).quote.final).toBeLessThanOrEqual(quoteOf(purchase, offers).quote.final);
      }),
    );
  });

  it('never falls with another ticket, unless a quantity-based promotion starts to apply', () => {
    const notReached = (lines: readonly TicketLine[], offers: readonly Offer[]): number => {
      const asking = offers.flatMap((offer) =>
        offer.kind === 'AUTOMATIC' && offer.promotion.type === 'QUANTITY_BASED' ? [offer.promotion] : [],
      );
      const { leftOut } = quoteOf(buying(...lines), offers);
      const short = leftOut.filter(({ why }) => why.because === 'TOO_FEW' || why.because === 'WRONG_TICKET');
      return short.filter(({ id }) => asking.some(({ promotionId }) => promotionId === id)).length;
    };
    fc.assert(
      fc.property(anyPurchase, anyOffers, fc.nat({ max: 4 }), anyTicketLine, (purchase, offers, pick, other) => {
        const at = pick % Math.max(1, purchase.lines.length);
        const more =
          purchase.lines.length === 0
            ? [other]
            : purchase.lines.map((line, index) => ({ ...line, quantity: line.quantity + (index === at ? 1 : 0) }));
        const before = quoteOf(purchase, offers).quote;
        const after = quoteOf({ ...purchase, lines: more }, offers).quote;
        expect(after.original).toBeGreaterThanOrEqual(before.original);
        if (notReached(purchase.lines, offers) === notReached(more, offers))
          expect(after.final).toBeGreaterThanOrEqual(before.final);
      }),
    );
    const three = quoteOf(buying(ticketLine(3)), [
      automatic(aQuantityPromotion({ minTicket: 3 }, { discount: percent(50) })),
    ]).quote;
    const two = quoteOf(buying(ticketLine(2)), [
      automatic(aQuantityPromotion({ minTicket: 3 }, { discount: percent(50) })),
    ]).quote;
    expect([two.final, three.final]).toEqual([200_000, 150_000]);
  });

  it('every offer took something off or has a reason', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const { quote, leftOut } = quoteOf(purchase, offers);
        const took = new Set(
          quote.lines
            .flatMap((line) => line.steps)
            .flatMap((step) => ('promotionId' in step ? [step.promotionId] : 'code' in step ? [step.code] : [])),
        );
        const ids = offers.map((offer) => (offer.kind === 'CODE' ? offer.code.code : offer.promotion.promotionId));
        expect([...took, ...leftOut.map(({ id }) => id)].toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  it('offers left out change nothing', () => {
    fc.assert(
      fc.property(anyPurchase, anyOffers, (purchase, offers) => {
        const { quote, leftOut } = quoteOf(purchase, offers);
        const out = new Set(leftOut.map(({ id }) => id));
        const rest = offers.filter(
          (offer) => !out.has(offer.kind === 'CODE' ? offer.code.code : offer.promotion.promotionId),
        );
        expect(quoteOf(purchase, rest)).toEqual({ quote, leftOut: [] });
      }),
    );
  });
});

describe('why an offer does not apply', () => {
  it.each([
    ['not yet', automatic(anEarlyBird({ beginAt: minutes(1) })), 'early', { because: 'NOT_YET', beginAt: minutes(1) }],
    ['over', automatic(anEarlyBird({ endAt: minutes(-1) })), 'early', { because: 'OVER', endAt: minutes(-1) }],
    ['used up', automatic(anEarlyBird({ quantity: 5, used: 5 })), 'early', { because: 'USED_UP' }],
    ['too few', automatic(aQuantityPromotion()), 'many', { because: 'TOO_FEW', minTicket: 3, chosen: 2 }],
    [
      'another ticket',
      automatic(anEarlyBird({ ticketTypeId: 'vip' })),
      'early',
      { because: 'WRONG_TICKET', ticketTypeIds: ['vip'] },
    ],
    [
      'a code for others',
      { kind: 'CODE', code: aCode({ ticketTypeIds: ['vip'] }) },
      'SALE10',
      { because: 'WRONG_TICKET', ticketTypeIds: ['vip'] },
    ],
    ['no card', card(), 'bank', { because: 'CARD_NEEDED', issuer: 'Vietcombank' }],
  ] satisfies [string, Offer, string, unknown][])('%s', (_, offer, id, why) => {
    const { quote, leftOut } = quoteOf(buying(ticketLine(2)), [offer]);
    expect(leftOut).toEqual([{ kind: offer.kind, id, why }]);
    expect(quote.final).toBe(200_000);
  });

  it('another offer takes more, or nothing is left', () => {
    const better = automatic(anEarlyBird());
    const worse = automatic(anEarlyBird({ promotionId: 'worse', discount: percent(10) }));
    expect(quoteOf(buying(ticketLine(1)), [worse, better]).leftOut).toEqual([
      { kind: 'AUTOMATIC', id: 'worse', why: { because: 'NO_GAIN' } },
    ]);
    const free = quoteOf({ ...buying(ticketLine(1)), card: ofTheBank }, [
      automatic(anEarlyBird({ discount: percent(100) })),
      { kind: 'CODE', code: aCode() },
      card(),
    ]);
    expect(free.leftOut).toEqual([
      { kind: 'CODE', id: 'SALE10', why: { because: 'NO_GAIN' } },
      { kind: 'CARD', id: 'bank', why: { because: 'NO_GAIN' } },
    ]);
  });

  it('a code does not apply to free tickets, alone or beside paid ones [S5-14]', () => {
    const free = ticketLine(2, { ticketTypeId: 'student', unitPrice: ZERO });
    const code: Offer = { kind: 'CODE', code: aCode({ ticketTypeIds: ['standard', 'student'] }) };
    expect(quoteOf(buying(free), [code]).leftOut).toEqual([
      { kind: 'CODE', id: 'SALE10', why: { because: 'FREE_TICKET' } },
    ]);
    const mixed = quoteOf(buying(free, ticketLine(1)), [code]).quote;
    expect(mixed.lines.map((line) => line.steps.map((step) => step.off))).toEqual([[], [10_000]]);
  });

  it('a bank promotion applies with its card, within its cap', () => {
    expect(quoteOf({ ...buying(ticketLine(9)), card: ofTheBank }, [card()]).quote.final).toBe(850_000);
  });

  it('two codes are refused', () => {
    const offers: Offer[] = ['A-1', 'FRIENDS'].map((text) => ({
      kind: 'CODE',
      code: aCode({ code: text as CodeText }),
    }));
    expect(quotePurchase(buying(ticketLine(1)), offers, NOW)).toEqual({
      ok: false,
      refusal: { code: 'ONE_CODE_ONLY', codes: ['A-1', 'FRIENDS'] },
    });
  });

  it('a limited promotion reaches some tickets; the others keep their price', () => {
    const { quote } = quoteOf({ ...buying(ticketLine(5)), donation: dong(20_000) }, [
      automatic(anEarlyBird({ quantity: 10, used: 8 })),
    ]);
    expect(quote).toMatchObject({ original: 520_000, discount: 100_000, promo: 0, final: 420_000 });
  });
});
