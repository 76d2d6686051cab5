import { type Dong, percentOf } from '#domain/money/dong.ts';
import { type Points, pointsWorth } from './points.ts';

/** Per cent of the ticket value. [S1-49] */
export const LOYALTY_PERCENT = 5;

/** The points that a buyer gets back on what was paid in money for tickets, donation and points themselves apart. [S1-49] */
export const loyaltyPoints = (paidForTickets: Dong): Points => pointsWorth(percentOf(paidForTickets, LOYALTY_PERCENT));
