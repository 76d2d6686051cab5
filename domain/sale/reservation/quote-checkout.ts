import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { offeredMethods } from '#domain/money/payment/payment-method.ts';
import { linePrices } from '#domain/sale/pricing/line-prices.ts';
import type { TicketLine } from '#domain/sale/pricing/promote-lines.ts';
import { type Quote, quoteCart } from '#domain/sale/pricing/quote.ts';
import { quotePurchase } from '#domain/sale/pricing/quote-purchase.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { PromotionUse, Reservation } from './reservation.ts';
import type { CheckoutLine } from './stock-outcome.ts';
import type { Payer, WorkingOffers } from './working-offers.ts';

export type CheckoutQuote = { readonly quote: Quote<CheckoutLine>; readonly uses: readonly PromotionUse[] };

export type HeldPrices = Pick<
  Reservation,
  'reservationId' | 'ticketTypeId' | 'quantity' | 'unitPrice' | 'originalUnitPrice'
>;

/** Tickets that nobody holds yet, priced as a new hold of them would be; unknown ticket types are left out. */
export const asIfHeld = (
  chosen: readonly Pick<HeldPrices, 'ticketTypeId' | 'quantity'>[],
  ticketTypes: readonly { readonly ticketTypeId: string; readonly price: Dong; readonly originalPrice: Dong }[],
): readonly HeldPrices[] =>
  chosen.flatMap(({ ticketTypeId, quantity }) => {
    const ticketType = ticketTypes.find((known) => known.ticketTypeId === ticketTypeId);
    if (ticketType === undefined || quantity === 0) return [];
    const { price: unitPrice, originalPrice: originalUnitPrice } = ticketType;
    return [{ reservationId: ticketTypeId, ticketTypeId, quantity, unitPrice, originalUnitPrice }];
  });

/**
 * The price of held lines, and the uses of promotions in it. Refused when the code is unknown or takes nothing off, so
 * that nobody pays more than it promised. [S3-51] [S3-54] [S5-14] [S3-83]
 */
export function quoteCheckout(
  offers: Pick<WorkingOffers, 'of' | 'has'>,
  purchase: {
    readonly lines: readonly HeldPrices[];
    readonly donation: Dong;
    readonly code: CodeText | null;
    /** Whose saved card is to pay; absent: none. */
    readonly payer?: Payer | null;
    /** Uses of the checkouts that this one replaces. */
    readonly own: readonly PromotionUse[];
  },
  now: Instant,
): Result<CheckoutQuote, SaleRefusal> {
  const { lines, donation, code, own, payer = null } = purchase;
  if (code !== null && !offers.has(code)) return refused({ code: 'PROMOTION_CODE_INVALID' });
  const offered = offers.of(code, own, payer);
  if (offered.length === 0) return ok({ quote: quoteCart(lines.map(priced), donation), uses: [] });
  const answer = quotePurchase({ lines: lines.map(bare), donation, card: payer?.card ?? null }, offered, now);
  if (!answer.ok) return refused({ code: 'PROMOTION_CODE_INVALID' });
  const { quote, leftOut } = answer.value;
  const missed = leftOut.find(({ kind }) => kind === 'CODE');
  if (missed !== undefined) return refused({ code: 'PROMOTION_NOT_APPLIED', why: missed.why });
  const uses = usedBy(quote, payer);
  // Only a card payment is lowered: a total that no card may pay has none.
  return uses.some(({ kind }) => kind === 'CARD') && offeredMethods(quote.final, ['Stripe']).length === 0
    ? quoteCheckout(offers, { ...purchase, payer: null }, now)
    : ok({ quote, uses });
}

export const priced = (line: HeldPrices): CheckoutLine => ({
  reservationId: line.reservationId,
  ticketTypeId: line.ticketTypeId,
  quantity: line.quantity,
  ...linePrices(line),
  specialOff: ZERO,
});

const bare = (line: HeldPrices): TicketLine & Pick<CheckoutLine, 'reservationId'> => ({
  reservationId: line.reservationId,
  ticketTypeId: line.ticketTypeId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  originalUnitPrice: line.originalUnitPrice,
  specialOff: ZERO,
});

/** Tickets of each automatic promotion, one purchase of the code, and one of the bank's promotion with its card. */
function usedBy(quote: Quote, payer: Payer | null): readonly PromotionUse[] {
  const uses = new Map<string, PromotionUse>();
  for (const step of quote.lines.flatMap((line) => line.steps)) {
    if (step.stage === 'AUTOMATIC') {
      const before = uses.get(step.promotionId)?.uses ?? 0;
      uses.set(step.promotionId, { kind: 'AUTOMATIC', id: step.promotionId, uses: before + step.tickets });
    } else if (step.stage === 'CODE') uses.set(`code ${step.code}`, { kind: 'CODE', id: step.code, uses: 1 });
    else if (step.stage === 'CARD' && payer !== null) {
      const { cardId, fingerprint } = payer.card;
      const off = plus(uses.get(step.promotionId)?.card?.off ?? ZERO, step.off);
      uses.set(step.promotionId, { kind: 'CARD', id: step.promotionId, uses: 1, card: { cardId, fingerprint, off } });
    }
  }
  return [...uses.values()];
}
