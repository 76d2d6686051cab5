import { basisPointsOf } from '#domain/kernel/money/basis-points.ts';
import { type Dong, minus, plus, smallest } from '#domain/kernel/money/dong.ts';

/**
 * What an account has agreed to with the platform: hundredths of a per cent of the amount, and a fixed sum besides.
 * [S9-35]
 */
export type FeeAgreement = { readonly basisPoints: number; readonly fixed: Dong };

/** `total` is transferred; amount = fee + total. [S3-16] */
export type Payout = { readonly amount: Dong; readonly fee: Dong; readonly total: Dong };

/** Deducts the platform fee, rounded down to the dong and never more than there is. [S9-35] */
export function payoutOf(amount: Dong, agreement: FeeAgreement): Payout {
  const fee = smallest(amount, plus(basisPointsOf(amount, agreement.basisPoints), agreement.fixed));
  return { amount, fee, total: minus(amount, fee) };
}
