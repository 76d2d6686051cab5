import { type Dong, dong } from './dong.ts';

/** Hundredths of a per cent of the amount (250 is 2.5 %), rounded down to the dong, exact for every amount. */
export const basisPointsOf = (amount: Dong, basisPoints: number): Dong =>
  dong(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n));
