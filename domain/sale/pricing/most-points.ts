import { type Dong, largest, percentOf, ZERO } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth } from '#domain/kernel/money/points.ts';

/**
 * The most points that may pay for tickets: half of their price after discounts, in dong and rounded down. A donation
 * is no part of it, and some money is always left to pay. [D25] [S1-65]
 */
export const mostPoints = (tickets: Dong): Points => pointsWorth(percentOf(largest(ZERO, tickets), 50));
