import { type Dong, minus, plus } from '#domain/money/dong.ts';
import { splitOver } from '#domain/money/split.ts';
import type { Quote } from './quote.ts';

/** What a report tells of one line of an order; `net` is what the organiser keeps of it. */
export type LineShare = { readonly tickets: Dong; readonly donation: Dong; readonly fee: Dong; readonly net: Dong };

/**
 * An order's donation and platform fee over its lines, to the last dong: the donation by what the tickets cost (evenly, where they are
 * free), the fee by what each line then brings in. The fee is not above the price, so that no line's net is negative. (design: splits
 * give the remainder by largest fraction in line order)
 */
export function lineShares(quote: Quote, fee: Dong): readonly LineShare[] {
  const lines = splitOver(quote.donation, quote.lines, (line) => line.final).map(([line, donation]) => ({ tickets: line.final, donation }));
  const income = (line: (typeof lines)[number]): Dong => plus(line.tickets, line.donation);
  return splitOver(fee, lines, income).map(([line, own]) => ({ ...line, fee: own, net: minus(income(line), own) }));
}
