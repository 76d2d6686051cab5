import { type Dong, minus, plus, ZERO } from '#domain/money/dong.ts';
import { splitByLargestRemainder } from '#domain/money/split.ts';
import type { Quote } from './quote.ts';

/** What a report tells of one line of an order; `net` is what the organiser keeps of it. */
export type LineShare = { readonly tickets: Dong; readonly donation: Dong; readonly fee: Dong; readonly net: Dong };

/**
 * An order's donation and platform fee over its lines, to the last dong: the donation by what the tickets cost (evenly, where they are
 * free), the fee by what each line then brings in. The fee is not above the price, so that no line's net is negative. (design: splits
 * give the remainder by largest fraction in line order)
 */
export function lineShares(quote: Quote, fee: Dong): readonly LineShare[] {
  const donations = splitByLargestRemainder(
    quote.donation,
    quote.lines.map((line) => line.final),
  );
  const lines = quote.lines.map((line, at) => ({ tickets: line.final, donation: donations[at] ?? ZERO }));
  const income = lines.map((line) => plus(line.tickets, line.donation));
  const fees = splitByLargestRemainder(fee, income);
  return lines.map((line, at) => {
    const own = fees[at] ?? ZERO;
    return { ...line, fee: own, net: minus(plus(line.tickets, line.donation), own) };
  });
}
