import { type Dong, minus, plus } from '#domain/kernel/money/dong.ts';
import { splitOver } from '#domain/kernel/money/split.ts';
import type { Quote, QuotedLine } from './quote.ts';

/** `net`: what the organiser keeps. */
export type LineShare = { readonly tickets: Dong; readonly donation: Dong; readonly fee: Dong; readonly net: Dong };

/** Splits a donation over its lines by ticket price, evenly if all are free. */
export const splitDonation = <Line extends Pick<QuotedLine, 'final'>>(
  donation: Dong,
  lines: readonly Line[],
): (readonly [Line, Dong])[] => splitOver(donation, lines, (line) => line.final);

/** To the last dong; the fee follows each line's income and stays within the price, so no net is negative. [design] */
export function lineShares(quote: Quote, fee: Dong): readonly LineShare[] {
  const lines = splitDonation(quote.donation, quote.lines).map(([line, donation]) => ({
    tickets: line.final,
    donation,
  }));
  const income = (line: (typeof lines)[number]): Dong => plus(line.tickets, line.donation);
  return splitOver(fee, lines, income).map(([line, own]) => ({ ...line, fee: own, net: minus(income(line), own) }));
}
