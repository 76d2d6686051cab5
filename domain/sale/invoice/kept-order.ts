import { type Dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, worthOf } from '#domain/kernel/money/points.ts';
import type { MoneyParts } from '#domain/sale/refund/money-parts.ts';
import { type OrderedLine, worthsOfOrder } from '#domain/sale/refund/worth-of-order.ts';
import type { InvoicedOrder } from './invoice-lines.ts';

export type SoldOrder = {
  readonly quote: {
    readonly lines: readonly (OrderedLine & { readonly name: string })[];
    readonly final: Dong;
    readonly donation: Dong;
    readonly points?: Points;
  };
  /** Tickets that stand no more. */
  readonly gone: readonly { readonly reservationId: string; readonly position: number }[];
  readonly refunds: readonly { readonly parts: MoneyParts; readonly points: Points }[];
};

/**
 * What of an order stays sold after its refunds: its tickets that stand, and the money for them and for the donation.
 * Money without a ticket that stands is of all of them. [design]
 */
export function keptOrder({ quote, gone, refunds }: SoldOrder): InvoicedOrder {
  const worths = worthsOfOrder(quote.lines, minus(quote.final, quote.donation));
  const stands = (reservationId: string) => (_: Dong, at: number) =>
    !gone.some((ticket) => ticket.reservationId === reservationId && ticket.position === at);
  const lines = quote.lines.map(({ reservationId, name }) => {
    const all = worths.get(reservationId) ?? [];
    return { key: reservationId, name, all, left: all.filter(stands(reservationId)) };
  });
  const nothingStands = lines.every(({ left }) => sum(left) === ZERO);
  const back = sum(refunds.map(({ parts, points }) => minus(parts.tickets, worthOf(points))));
  const donation = minus(quote.donation, sum(refunds.map(({ parts }) => parts.donation)));
  const tickets = minus(quote.final, quote.donation, worthOf(quote.points ?? NO_POINTS), back);
  return {
    lines: lines.map(({ key, name, all, left }) => {
      const places = nothingStands ? all : left;
      return { key, name, quantity: places.length, price: sum(places) };
    }),
    donation,
    total: plus(tickets, donation),
  };
}
