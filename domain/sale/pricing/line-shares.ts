import { type Dong, minus, plus } from '#domain/kernel/money/dong.ts';
import { splitOver } from '#domain/kernel/money/split.ts';
import type { Quote, QuotedLine } from './quote.ts';

/** What is told of one line of an order; `net` is what the organiser keeps of it. */
export type LineShare = { readonly tickets: Dong; readonly donation: Dong; readonly fee: Dong; readonly net: Dong };

/**
 * A donation over the lines that it came with, each beside its part: by what their tickets cost, evenly where all are
 * free.
 */
export const splitDonation = <Line extends Pick<QuotedLine, 'final'>>(
  donation: Dong,
  lines: readonly Line[],
): (readonly [Line, Dong])[] => splitOver(donation, lines, (line) => line.final);

/**
 * An order's donation and platform fee over its lines, to the last dong, the fee by what each line brings in with its
 * part of the donation. The fee is not above the price, so that no line's net is negative. (design: splits give the
 * remainder by largest fraction in line order)
 */
export function lineShares(quote: Quote, fee: Dong): readonly LineShare[] {
  const lines = splitDonation(quote.donation, quote.lines).map(([line, donation]) => ({
    tickets: line.final,
    donation,
  }));
  const income = (line: (typeof lines)[number]): Dong => plus(line.tickets, line.donation);
  return splitOver(fee, lines, income).map(([line, own]) => ({ ...line, fee: own, net: minus(income(line), own) }));
}
