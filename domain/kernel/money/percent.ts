import { type Dong, dong } from './dong.ts';

/** Basis points of the amount (250 is 2.5 %), rounded down to the dong, exact for every amount. */
export const basisPointsOf = (amount: Dong, basisPoints: number): Dong =>
  dong(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n));

/** Rounded half up; 0 if the whole is 0. Multiplies first, so 23 of 40 is exactly 57.5. */
export const roundedPercent = (part: Dong, whole: Dong): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));
