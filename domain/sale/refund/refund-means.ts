import { type Dong, dong, minus, plus } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth, worthOf } from '#domain/kernel/money/points.ts';
import { splitByLargestRemainder } from '#domain/kernel/money/split.ts';
import type { MoneyParts } from './money-parts.ts';

/** With what something was paid, or is given back. */
export type Means = { readonly money: Dong; readonly points: Points };

/**
 * How a refund goes back: for tickets points as points and money as money, in the proportion in which they are left;
 * everything else was paid in money and goes back so. `leftForTickets` is what paid for tickets and has not gone back,
 * and is worth no less than the tickets' part. So points never become money. [S1-50]
 */
export function refundMeans({ tickets, donation, late, surplus }: MoneyParts, leftForTickets: Means): Means {
  const [money = dong(0)] = splitByLargestRemainder(tickets, [leftForTickets.money, worthOf(leftForTickets.points)]);
  return { money: plus(money, donation, late, surplus), points: pointsWorth(minus(tickets, money)) };
}
