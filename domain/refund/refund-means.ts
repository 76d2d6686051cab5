import { type Points, pointsWorth, worthOf } from '#domain/loyalty/points.ts';
import { type Dong, dong, minus } from '#domain/money/dong.ts';
import { splitByLargestRemainder } from '#domain/money/split.ts';

/** With what something was paid, or is given back. */
export type Means = { readonly money: Dong; readonly points: Points };

/**
 * How an amount goes back: points as points and money as money, in the proportion in which they are left, so that points never become
 * money. `amount` is not more than both together are worth. [S1-50]
 */
export function refundMeans(amount: Dong, left: Means): Means {
  const [money = dong(0)] = splitByLargestRemainder(amount, [left.money, worthOf(left.points)]);
  return { money, points: pointsWorth(minus(amount, money)) };
}
