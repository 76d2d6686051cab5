import { type Dong, dong } from './dong.ts';

/** Basis points of the amount (250 is 2.5 %), rounded down to the dong, exact for every amount. */
export const basisPointsOf = (amount: Dong, basisPoints: number): Dong =>
  dong(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n));

/** Rounded half up; 0 if the whole is 0. Multiplies first, so 23 of 40 is exactly 57.5. */
export const roundedPercent = (part: Dong, whole: Dong): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));

/** An amount that holds its tax of `percent` per cent, without it: rounded half up to the dong. [design] */
export const withoutTax = (amount: Dong, percent: number): Dong => {
  const whole = 100n + BigInt(percent);
  return dong(Number((BigInt(amount) * 200n + whole) / (2n * whole)));
};
