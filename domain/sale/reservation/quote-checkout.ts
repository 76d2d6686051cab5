import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { linePrices } from '#domain/sale/pricing/line-prices.ts';
import type { TicketLine } from '#domain/sale/pricing/promote-lines.ts';
import { type Quote, quoteCart } from '#domain/sale/pricing/quote.ts';
import { quotePurchase } from '#domain/sale/pricing/quote-purchase.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { PromotionUse, Reservation } from './reservation.ts';
import type { CheckoutLine } from './stock-outcome.ts';
import type { WorkingOffers } from './working-offers.ts';

export type CheckoutQuote = { readonly quote: Quote<CheckoutLine>; readonly uses: readonly PromotionUse[] };

/** Fields of a held line that its price depends on. */
export type HeldPrices = Pick<
  Reservation,
  'reservationId' | 'ticketTypeId' | 'quantity' | 'unitPrice' | 'originalUnitPrice'
>;

/**
 * The price of held lines under the event's promotions and the buyer's code, and what of them it uses. Refused when the
 * code is unknown or takes nothing off, so that nobody pays more than the code promised. [S3-51] [S3-54] [S5-14]
 */
export function quoteCheckout(
  offers: Pick<WorkingOffers, 'of' | 'has'>,
  purchase: {
    readonly lines: readonly HeldPrices[];
    readonly donation: Dong;
    readonly code: CodeText | null;
    /** Uses of the checkouts that this one replaces. */
    readonly own: readonly PromotionUse[];
  },
  now: Instant,
): Result<CheckoutQuote, SaleRefusal> {
  const { lines, donation, code, own } = purchase;
  if (code !== null && !offers.has(code)) return refused({ code: 'PROMOTION_CODE_INVALID' });
  const offered = offers.of(code, own);
  if (offered.length === 0) return ok({ quote: quoteCart(lines.map(priced), donation), uses: [] });
  const answer = quotePurchase({ lines: lines.map(bare), donation, card: null }, offered, now);
  if (!answer.ok) return refused({ code: 'PROMOTION_CODE_INVALID' });
  const { quote, leftOut } = answer.value;
  const missed = leftOut.find(({ kind }) => kind === 'CODE');
  if (missed !== undefined) return refused({ code: 'PROMOTION_NOT_APPLIED', why: missed.why });
  return ok({ quote, uses: usedBy(quote) });
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

/** Tickets of each automatic promotion, and one purchase of the code. */
function usedBy(quote: Quote): readonly PromotionUse[] {
  const uses = new Map<string, PromotionUse>();
  for (const step of quote.lines.flatMap((line) => line.steps)) {
    if (step.stage === 'AUTOMATIC') {
      const before = uses.get(step.promotionId)?.uses ?? 0;
      uses.set(step.promotionId, { kind: 'AUTOMATIC', id: step.promotionId, uses: before + step.tickets });
    } else if (step.stage === 'CODE') uses.set(`code ${step.code}`, { kind: 'CODE', id: step.code, uses: 1 });
  }
  return [...uses.values()];
}
