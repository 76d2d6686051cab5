import { countProblem, type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { type Dong, dong, MAX_DONG, percentOf, smallest } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** [S3-53] */
export type Discount =
  | { readonly type: 'PERCENT_OFF'; readonly percentOff: number }
  | { readonly type: 'AMOUNT'; readonly amountOff: Dong };

/** As in inputs and on the wire: one is given, the other null. */
export type DiscountFields = { readonly percentOff: number | null; readonly amountOff: number | null };

/** The discount on a price: per cent rounded down to the dong, an amount never above the price. [S9-11] [D18] */
export function discountOff(discount: Discount, price: Dong): Dong {
  switch (discount.type) {
    case 'PERCENT_OFF':
      return percentOf(price, discount.percentOff);
    case 'AMOUNT':
      return smallest(discount.amountOff, price);
    default:
      return never(discount);
  }
}

/** Reads 1 to 100 per cent or an amount above 0, exactly one of them. [S3-53] */
export function readDiscount({ percentOff, amountOff }: DiscountFields): Result<Discount, InvalidInput> {
  if (amountOff === null) {
    if (percentOff === null) return refused(invalid('percent_off', { kind: 'REQUIRED' }));
    const problem = countProblem('percent_off', percentOff, 1, 100);
    return problem === null ? ok({ type: 'PERCENT_OFF', percentOff }) : refused(problem);
  }
  const problem =
    percentOff === null
      ? countProblem('amount_off', amountOff, 1, MAX_DONG)
      : invalid('amount_off', { kind: 'MALFORMED' });
  return problem === null ? ok({ type: 'AMOUNT', amountOff: dong(amountOff) }) : refused(problem);
}
