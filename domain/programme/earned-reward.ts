import { type Dong, percentOf } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** `tickets`: paid in money for tickets, after discounts and without the donation. */
export type RewardedSale = {
  readonly buyer: AccountId;
  readonly seller: { readonly owner: AccountId; readonly team: readonly AccountId[] };
  readonly tickets: Dong;
};

export type RewardObstacle = 'OWN_TEAM' | 'NOTHING_PAID';

/** Why a sale earns no reward; null: it earns one. Organisers could buy from themselves for the reward. [design] */
export function rewardObstacle(sale: RewardedSale): RewardObstacle | null {
  if (sale.buyer === sale.seller.owner || sale.seller.team.includes(sale.buyer)) return 'OWN_TEAM';
  return sale.tickets > 0 ? null : 'NOTHING_PAID';
}

/** Per cent of the ticket value. [S1-49] */
export const LOYALTY_PERCENT = 5;

/** Points a sale earns its buyer, on money paid for tickets; or why none. [S1-49] */
export function loyaltyReward(sale: RewardedSale): Result<Points, RewardObstacle> {
  const none = rewardObstacle(sale);
  return none === null ? ok(pointsWorth(percentOf(sale.tickets, LOYALTY_PERCENT))) : refused(none);
}

/** Per cent of the referred seller's ticket sales. [S1-48] */
export const REFERRAL_PERCENT = 1;

/** ONESELF: the referrer is the seller, in the seller's team, or the buyer. */
export type ReferralObstacle = RewardObstacle | 'NOT_REFERRED' | 'ONESELF';

/** What a sale earns the account that referred the seller (null: nobody). Donations are not ticket sales. [S1-48] */
export function referralReward(
  sale: RewardedSale,
  referrer: AccountId | null,
): Result<{ readonly referrer: AccountId; readonly amount: Dong }, ReferralObstacle> {
  if (referrer === null) return refused('NOT_REFERRED');
  if ([sale.buyer, sale.seller.owner, ...sale.seller.team].includes(referrer)) return refused('ONESELF');
  const none = rewardObstacle(sale);
  return none === null ? ok({ referrer, amount: percentOf(sale.tickets, REFERRAL_PERCENT) }) : refused(none);
}
