import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, plus, times, ZERO } from '#domain/kernel/money/dong.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { splitDonation } from '#domain/sale/pricing/line-shares.ts';

type ReportedLine = {
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly quantity: number;
  readonly unitPrice: Dong;
  /** The line's total after all discounts. */
  readonly final: Dong;
};

export type ReportedOrder = {
  readonly orderId: string;
  readonly createdAt: Instant;
  /** When it was paid or completed for free; null before. */
  readonly orderedAt: Instant | null;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentState | null;
  readonly providerReference: string | null;
  readonly lines: readonly ReportedLine[];
  readonly donation: Dong;
};

/** total = quantity × unit price − discount + donation. [S3-68] */
export type OrderReportRow = Pick<
  ReportedOrder,
  'orderId' | 'createdAt' | 'orderedAt' | 'status' | 'paymentStatus' | 'providerReference'
> & {
  /** Null: a donation without tickets. */
  readonly ticket: { readonly ticketTypeId: string; readonly ticketName: string } | null;
  readonly quantity: number;
  readonly unitPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly total: Dong;
};

/** One row per line, with its own discounts and share of the donation. Totals sum to what was paid. [S3-68] */
export function orderRows(order: ReportedOrder): OrderReportRow[] {
  const { lines, donation, ...head } = order;
  if (lines.length === 0)
    return [{ ...head, ticket: null, quantity: 0, unitPrice: ZERO, discount: ZERO, donation, total: donation }];
  return splitDonation(donation, lines).map(([{ ticketTypeId, ticketName, quantity, unitPrice, final }, given]) => ({
    ...head,
    ticket: { ticketTypeId, ticketName },
    quantity,
    unitPrice,
    discount: minus(times(unitPrice, quantity), final),
    donation: given,
    total: plus(final, given),
  }));
}

/** `value`: after discounts, without donation. [S2.14-21] */
export type TicketTypeStatistic = {
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly sold: number;
  readonly discount: Dong;
  readonly value: Dong;
};

type CountedRow = Pick<OrderReportRow, 'ticket' | 'quantity' | 'discount' | 'donation' | 'total'>;

/** By ticket type, in order of first appearance. Donations without tickets are left out. [S2.14-21] */
export function ticketTypeStatistics(rows: readonly CountedRow[]): TicketTypeStatistic[] {
  const statistics = new Map<string, TicketTypeStatistic>();
  for (const { ticket, quantity, discount, donation, total } of rows) {
    if (ticket === null) continue;
    const before = statistics.get(ticket.ticketTypeId) ?? { sold: 0, discount: ZERO, value: ZERO };
    statistics.set(ticket.ticketTypeId, {
      ...ticket,
      sold: before.sold + quantity,
      discount: plus(before.discount, discount),
      value: plus(before.value, minus(total, donation)),
    });
  }
  return [...statistics.values()];
}
