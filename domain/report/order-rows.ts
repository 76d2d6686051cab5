import type { OrderStatus } from '#domain/checkout/order-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, plus, sum, times, ZERO } from '#domain/money/dong.ts';
import { splitByLargestRemainder } from '#domain/money/split.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

type ReportedLine = {
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly quantity: number;
  /** Before every discount. */
  readonly unitPrice: Dong;
  /** The line's total after its own discounts. */
  readonly price: Dong;
};

/** An order as it was bought. */
export type ReportedOrder = {
  readonly orderId: string;
  readonly createdAt: Instant;
  /** When it was paid, or done without money; null before. */
  readonly orderedAt: Instant | null;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentState | null;
  readonly providerReference: string | null;
  readonly lines: readonly ReportedLine[];
  /** What the code took off all lines together. */
  readonly promo: Dong;
  readonly donation: Dong;
};

/** One row of the orders report: total = quantity × unit price − discount + donation. [S3-68] */
export type OrderReportRow = Pick<ReportedOrder, 'orderId' | 'createdAt' | 'orderedAt' | 'status' | 'paymentStatus' | 'providerReference'> & {
  /** null: a donation without tickets. */
  readonly ticket: { readonly ticketTypeId: string; readonly ticketName: string } | null;
  readonly quantity: number;
  readonly unitPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly total: Dong;
};

/** A row for each line; the code's discount is split over them by price, the donation stands in the first. Totals sum to what was paid. [S3-68] */
export function orderRows(order: ReportedOrder): OrderReportRow[] {
  const { lines, promo, donation, ...head } = order;
  if (lines.length === 0) return [{ ...head, ticket: null, quantity: 0, unitPrice: ZERO, discount: ZERO, donation, total: donation }];
  const promos = splitByLargestRemainder(
    promo,
    lines.map((line) => line.price),
  );
  return lines.map(({ ticketTypeId, ticketName, quantity, unitPrice, price }, at) => {
    const original = times(unitPrice, quantity);
    const discount = plus(minus(original, price), promos[at] ?? ZERO);
    const given = at === 0 ? donation : ZERO;
    return {
      ...head,
      ticket: { ticketTypeId, ticketName },
      quantity,
      unitPrice,
      discount,
      donation: given,
      total: plus(minus(original, discount), given),
    };
  });
}

/** What the rows of an order come to. */
export const totalOfRows = (rows: readonly Pick<OrderReportRow, 'total'>[]): Dong => sum(rows.map((row) => row.total));
