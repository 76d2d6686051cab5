import type { SessionOnSale, TicketOnSale } from '#application/event/ports/event-pages.ts';
import type { CartLine, WantedLine } from '#application/sale/ports/cart.ts';
import { ticketSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, dong, largest, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, worthOf } from '#domain/kernel/money/points.ts';
import { maxRedeemable } from '#domain/programme/redeem-points.ts';
import { displayedDiscount } from '#domain/sale/pricing/line-prices.ts';
import { lineNow } from '#domain/sale/pricing/price-now.ts';
import { type PricedLine, quoteCart } from '#domain/sale/pricing/quote.ts';
import { type ReceiptLine, receiptLines } from '#domain/sale/pricing/receipt-lines.ts';
import { walletPart } from '#domain/sale/pricing/wallet-part.ts';
import { defaultQuantity, type LimitReason, type OrderLimit, orderLimit } from '#domain/sale/quantity/order-limit.ts';
import { fewLeft, type SaleBadge, ticketBadge } from '#domain/sale/quantity/sale-badge.ts';
import { BEST_CHOICE, type SeatChoices } from './seat-choice.ts';

export type Quantities = Readonly<Record<string, number>>;

type MaxReason = LimitReason;

export type PickRow = {
  readonly ticket: TicketOnSale;
  /** Null: on sale. */
  readonly badge: SaleBadge | null;
  readonly quantity: number;
  readonly max: number;
  readonly step: number;
  readonly because: MaxReason;
  readonly discount: number;
  /** With the promotions for so many; the checkout counts them again. */
  readonly priced: PricedLine;
  /** Null: not few. */
  readonly left: number | null;
  /** Where nothing is left but held places. */
  readonly heldByOthers: number;
};

type SummaryLine = PricedLine & {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly string[];
};
export type Summary = {
  /** Their amounts sum to `final` and `wallet`. */
  readonly lines: readonly ReceiptLine<SummaryLine>[];
  /** To pay in money, beside the wallet. */
  readonly final: Dong;
  /** Points that pay for a part of the price. */
  readonly points: Points;
  /** Money of the wallet that pays for a part of the price. */
  readonly wallet: Dong;
  readonly tickets: number;
};

/** Of the buyer's account: points, and the whole balance of the wallet. */
export type Deductions = { readonly points: Points; readonly wallet: Dong };
export const NO_DEDUCTIONS: Deductions = { points: NO_POINTS, wallet: ZERO };

const heldOf = (lines: readonly CartLine[], ticketId: string): number =>
  lines.find((line) => line.ticketId === ticketId)?.quantity ?? 0;

/** Also where the last read does not count them as left. */
const limitOf = (ticket: TicketOnSale, held: number): OrderLimit =>
  orderLimit({
    purchaseLimit: Math.max(ticket.purchaseLimit, held),
    accountLimit: ticket.accountLimit,
    alreadyBought: ticket.alreadyBought,
    remaining: ticket.remaining === null ? null : Math.max(ticket.remaining, held),
    multipleOf: ticket.multipleOf,
  });

/** [S9-16] */
export function firstQuantities(session: SessionOnSale, now: Instant): Quantities {
  const [only, ...others] = session.tickets;
  if (only === undefined || others.length > 0 || ticketSaleState(only, session, now) !== 'ON_SALE') return {};
  const quantity = defaultQuantity(session.tickets.length, only.remaining, limitOf(only, 0));
  return quantity === 0 ? {} : { [only.id]: quantity };
}

const pricedNow = (ticket: TicketOnSale, quantity: number, now: Instant): PricedLine => {
  const { id: ticketTypeId, price, originalPrice, promoted } = ticket;
  return lineNow(
    { ticketTypeId, price: promoted?.unitPrice ?? price, originalPrice },
    quantity,
    promoted?.by ?? [],
    now,
  );
};

/** [S9-15] */
export function pickRows(
  session: SessionOnSale,
  quantities: Quantities,
  lines: readonly CartLine[],
  now: Instant,
): readonly PickRow[] {
  return session.tickets.map((ticket) => {
    const held = heldOf(lines, ticket.id);
    const state = ticketSaleState(held > 0 ? { ...ticket, remaining: null } : ticket, session, now);
    const limit = limitOf(ticket, held);
    const quantity = state === 'ON_SALE' ? Math.min(quantities[ticket.id] ?? 0, Math.max(limit.max, 0)) : 0;
    return {
      ticket,
      badge: ticketBadge(state, limit.max),
      quantity,
      max: state === 'ON_SALE' ? limit.max : 0,
      step: limit.step,
      because: limit.because,
      discount: displayedDiscount(ticket.price, ticket.originalPrice),
      priced: pricedNow(ticket, quantity, now),
      left: state === 'ON_SALE' ? fewLeft(ticket.remaining) : null,
      heldByOthers: state === 'SOLD_OUT' ? ticket.beingPaidFor : 0,
    };
  });
}

/** [S5-33] */
export function changedQuantity(
  rows: readonly PickRow[],
  quantities: Quantities,
  ticketId: string,
  wanted: number,
): {
  readonly quantities: Quantities;
  readonly notice: { readonly kind: 'AT_MAX'; readonly ticketId: string; readonly max: number } | null;
} | null {
  const row = rows.find((one) => one.ticket.id === ticketId);
  if (row === undefined) return null;
  return {
    quantities: { ...quantities, [ticketId]: Math.max(0, Math.min(wanted, row.max)) },
    notice: wanted > row.max ? { kind: 'AT_MAX', ticketId, max: row.max } : null,
  };
}

/** Null: nothing to reduce. */
export function loweredChoice(
  rows: readonly PickRow[],
  wanted: Quantities,
): { readonly quantities: Quantities; readonly ticketId: string; readonly to: number } | null {
  const over = rows.filter((row) => (wanted[row.ticket.id] ?? 0) > row.quantity);
  const [first] = over;
  if (first === undefined) return null;
  const quantities = { ...wanted, ...Object.fromEntries(over.map((row) => [row.ticket.id, row.quantity])) };
  return { quantities, ticketId: first.ticket.id, to: first.quantity };
}

export const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  Object.fromEntries(lines.map(({ ticketId, quantity }) => [ticketId, quantity]));

export const wantedLines = (rows: readonly PickRow[], seats: SeatChoices = {}): readonly WantedLine[] =>
  rows
    .filter((row) => row.quantity > 0)
    .map(({ ticket, quantity }) => {
      const { seatIds, accessible, code } = (ticket.hasSeats ? seats[ticket.id] : undefined) ?? BEST_CHOICE;
      return {
        ticketId: ticket.id,
        quantity,
        ...(seatIds.length === 0 ? {} : { seatIds: seatIds.slice(0, quantity) }),
        ...(accessible === 0 ? {} : { accessible: Math.min(accessible, quantity) }),
        ...(code === '' ? {} : { specialCode: code }),
      };
    });

const summaryOf = (
  lines: readonly SummaryLine[],
  donation: Dong,
  off: Dong = ZERO,
  wanted: Deductions = NO_DEDUCTIONS,
): Summary => {
  const price = largest(donation, minus(quoteCart(lines, donation).final, off));
  // Chosen for more tickets, they shrink with these.
  const points = maxRedeemable(wanted.points, { for: 'TICKETS', price: minus(price, donation) });
  const total = minus(price, worthOf(points));
  const wallet = walletPart(wanted.wallet, total);
  return {
    lines: receiptLines({ tickets: lines, donation, points, total }),
    final: minus(total, wallet),
    points,
    wallet,
    tickets: lines.reduce((total, line) => total + line.quantity, 0),
  };
};

/** By the server's own pricing rule. `off`: of a code. */
export const previewSummary = (rows: readonly PickRow[], donation: number, off: Dong = ZERO): Summary =>
  summaryOf(
    rows
      .filter((row) => row.quantity > 0)
      .map(({ ticket: { id, name }, priced }) => ({ ...priced, id, name, seats: [] })),
    dong(donation),
    off,
  );

/** At the prices when they were held. `off`: of a code; `wanted`: what the account is to pay. */
export const heldSummary = (
  lines: readonly CartLine[],
  donation: number,
  off: Dong = ZERO,
  wanted: Deductions = NO_DEDUCTIONS,
): Summary =>
  summaryOf(
    lines.map((line) => ({
      id: line.id,
      ticketTypeId: line.ticketId,
      name: line.ticketName,
      quantity: line.quantity,
      originalPrice: line.originalPrice,
      price: line.price,
      specialOff: line.specialOff,
      seats: line.seats.map((seat) => seat.alias),
    })),
    dong(donation),
    off,
    wanted,
  );
