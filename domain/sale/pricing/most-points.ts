import { type Dong, largest, percentOf, ZERO } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth } from '#domain/kernel/money/points.ts';

/** Half of the price after discounts, rounded down, without the donation. [D25] [S1-65] */
export const mostPoints = (tickets: Dong): Points => pointsWorth(percentOf(largest(ZERO, tickets), 50));
