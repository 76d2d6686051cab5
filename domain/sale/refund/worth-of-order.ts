import { type Dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { splitOver } from '#domain/kernel/money/split.ts';
import type { PricedLine, QuotedLine } from '#domain/sale/pricing/quote.ts';
import { type TicketWorth, ticketWorths } from '#domain/sale/pricing/ticket-worth.ts';

/** A line as an order keeps it: its total before and after its own discounts. */
export type OrderedLine = {
  readonly reservationId: string;
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly originalPrice: Dong;
  readonly price: Dong;
  /** What of the code came off this line; absent on all lines: it is shared by price. */
  readonly promo?: Dong;
};

const quoted = (line: OrderedLine): QuotedLine<PricedLine & OrderedLine> => ({
  ...line,
  specialOff: ZERO,
  steps: [{ stage: 'TICKET_PRICE', tickets: line.quantity, off: minus(line.originalPrice, line.price) }],
  final: line.price,
});

type ByLine<Value> = ReadonlyMap<string, readonly Value[]>;

/** By line. What a code took off stays with its lines; where that is not known, it is shared by price. [design] */
export const worthsOfOrder = (lines: readonly OrderedLine[], tickets: Dong): ByLine<Dong> =>
  eachTicket(lines, tickets, ({ worth }) => worth);

/** What came off each place of an order, by line: its original price less what it was paid with. [S3-71] */
export const offsOfOrder = (lines: readonly OrderedLine[], tickets: Dong): ByLine<Dong> =>
  eachTicket(lines, tickets, ({ original, worth }) => minus(original, worth));

function eachTicket<Value>(
  lines: readonly OrderedLine[],
  tickets: Dong,
  of: (ticket: TicketWorth) => Value,
): ByLine<Value> {
  if (lines.length === 0) return new Map();
  const priced = lines.map(quoted);
  const off = minus(sum(priced.map((line) => line.final)), tickets);
  const own = priced.map((line): readonly [(typeof priced)[number], Dong] => [line, line.promo ?? ZERO]);
  const known = sum(own.map(([, part]) => part)) === off;
  return new Map(
    (known ? own : splitOver(off, priced, (line) => line.final)).map(([line, part]) => [
      line.reservationId,
      ticketWorths({
        ...line,
        steps: [...line.steps, { stage: 'SPECIAL', tickets: line.quantity, off: part }],
        final: minus(line.final, part),
      }).map(of),
    ]),
  );
}
