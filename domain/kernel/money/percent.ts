import { type Dong, dong } from './dong.ts';

/** Hundredths of a per cent of the amount (250 is 2.5 %), rounded down to the dong, exact for every amount. */
export const basisPointsOf = (amount: Dong, basisPoints: number): Dong =>
  dong(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n));

/**
 * What per cent `part` is of `whole`, rounded to a whole number, a half up; 0 when the whole is 0. Multiplied first: 23
 * of 40 is 57.5 and not a little less.
 */
export const roundedPercent = (part: Dong, whole: Dong): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));
