import { type Dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, worthOf } from '#domain/kernel/money/points.ts';
import { evenPart } from '#domain/kernel/money/split.ts';

/** Tickets of one line. `originalPrice` and `price` are the line's totals before and after its own discounts. */
export type ReceiptTickets = {
  readonly quantity: number;
  readonly originalPrice: Dong;
  readonly price: Dong;
};

/** `amount` counts towards the total; a discount's is below zero. */
export type ReceiptLine<Tickets extends ReceiptTickets = ReceiptTickets> =
  | {
      readonly kind: 'TICKETS';
      readonly tickets: Tickets;
      /** Of one ticket before discounts; null where a line's tickets differ. */
      readonly unitPrice: Dong | null;
      readonly amount: Dong;
    }
  /** `tickets` is null for a discount on the whole order. */
  | { readonly kind: 'DISCOUNT'; readonly tickets: Tickets | null; readonly amount: Dong }
  | { readonly kind: 'DONATION'; readonly amount: Dong }
  /** `amount`: what they are worth, below zero. */
  | { readonly kind: 'POINTS'; readonly points: Points; readonly amount: Dong };

/** Their amounts sum to the total paid in money. [S9-10] [S9-12] [S1-65] */
export function receiptLines<Tickets extends ReceiptTickets>(order: {
  readonly tickets: readonly Tickets[];
  readonly donation: Dong;
  /** Absent: none. */
  readonly points?: Points;
  readonly total: Dong;
}): readonly ReceiptLine<Tickets>[] {
  const { tickets, donation, points = NO_POINTS, total } = order;
  const off = minus(plus(total, worthOf(points)), donation, ...tickets.map(({ price }) => price));
  const lines: readonly ReceiptLine<Tickets>[] = [
    ...tickets.map(
      (line): ReceiptLine<Tickets> => ({
        kind: 'TICKETS',
        tickets: line,
        unitPrice: evenPart(line.originalPrice, line.quantity),
        amount: line.originalPrice,
      }),
    ),
    ...tickets.map(
      (line): ReceiptLine<Tickets> => ({
        kind: 'DISCOUNT',
        tickets: line,
        amount: minus(line.price, line.originalPrice),
      }),
    ),
    { kind: 'DISCOUNT', tickets: null, amount: off },
    { kind: 'DONATION', amount: donation },
    { kind: 'POINTS', points, amount: minus(ZERO, worthOf(points)) },
  ];
  return lines.filter(({ kind, amount }) => kind === 'TICKETS' || amount !== ZERO);
}
