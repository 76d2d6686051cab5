import { type Dong, percentOf } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** A sale as rewards see it. `tickets`: paid in money for tickets, after discounts and without donation. */
export type RewardedSale = {
  readonly buyer: AccountId;
  /** Who sells: the person behind the event, with everybody on its team or the staff of its corporate. */
  readonly seller: { readonly owner: AccountId; readonly team: readonly AccountId[] };
  readonly tickets: Dong;
};

export type RewardObstacle = 'OWN_TEAM' | 'NOTHING_PAID';

/**
 * Why a sale earns nobody a reward; null when it does. An organiser's own team could else sell to itself for the
 * reward. (design: money)
 */
export function rewardObstacle(sale: RewardedSale): RewardObstacle | null {
  if (sale.buyer === sale.seller.owner || sale.seller.team.includes(sale.buyer)) return 'OWN_TEAM';
  return sale.tickets > 0 ? null : 'NOTHING_PAID';
}

/** Per cent of the ticket value. [S1-49] */
export const LOYALTY_PERCENT = 5;

/**
 * The points that a sale gives its buyer back, on what was paid in money for tickets; or why none. [S1-49] (design:
 * none for the organiser's own team)
 */
export function loyaltyReward(sale: RewardedSale): Result<Points, RewardObstacle> {
  const none = rewardObstacle(sale);
  return none === null ? ok(pointsWorth(percentOf(sale.tickets, LOYALTY_PERCENT))) : refused(none);
}

/** Per cent of what the referred user sells in tickets. [S1-48] */
export const REFERRAL_PERCENT = 1;

/** `ONESELF`: the referrer is the seller, one of the seller's team, or the buyer. */
export type ReferralObstacle = RewardObstacle | 'NOT_REFERRED' | 'ONESELF';

/**
 * What a sale earns the account that referred the seller; `referrer` is null when nobody did. A user's ticket-sales
 * revenue is what the user sells, so that it is the seller who was referred; a donation is no ticket sale. [S1-48]
 */
export function referralReward(
  sale: RewardedSale,
  referrer: AccountId | null,
): Result<{ readonly referrer: AccountId; readonly amount: Dong }, ReferralObstacle> {
  if (referrer === null) return refused('NOT_REFERRED');
  if ([sale.buyer, sale.seller.owner, ...sale.seller.team].includes(referrer)) return refused('ONESELF');
  const none = rewardObstacle(sale);
  return none === null ? ok({ referrer, amount: percentOf(sale.tickets, REFERRAL_PERCENT) }) : refused(none);
}
