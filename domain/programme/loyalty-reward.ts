import { percentOf } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type NoReward, type RewardedSale, whyNoReward } from './earns-reward.ts';

/** Per cent of the ticket value. [S1-49] */
export const LOYALTY_PERCENT = 5;

/**
 * The points that a sale gives its buyer back, on what was paid in money for tickets; or why none. [S1-49] (design:
 * none for the organiser's own team)
 */
export function loyaltyReward(sale: RewardedSale): Result<Points, NoReward> {
  const none = whyNoReward(sale);
  return none === null ? ok(pointsWorth(percentOf(sale.tickets, LOYALTY_PERCENT))) : refused(none);
}
