import type { Dong } from '#domain/kernel/money/dong.ts';
import { splitOver } from '#domain/kernel/money/split.ts';
import type { QuotedLine } from './quote.ts';

/** Splits a donation over its lines by ticket price, evenly if all are free; to the last dong. [design] */
export const splitDonation = <Line extends Pick<QuotedLine, 'final'>>(
  donation: Dong,
  lines: readonly Line[],
): (readonly [Line, Dong])[] => splitOver(donation, lines, (line) => line.final);
