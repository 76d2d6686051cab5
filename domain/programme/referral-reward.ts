import { type Dong, percentOf } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type NoReward, type RewardedSale, whyNoReward } from './earns-reward.ts';

/** Per cent of what the referred user sells in tickets. [S1-48] */
export const REFERRAL_PERCENT = 1;

/** `ONESELF`: the referrer is the seller, one of the seller's team, or the buyer. */
export type NoReferralReward = NoReward | 'NOT_REFERRED' | 'ONESELF';

/**
 * What a sale earns the account that referred the seller; `referrer` is null when nobody did. A user's ticket-sales
 * revenue is what the user sells, so that it is the seller who was referred; a donation is no ticket sale. [S1-48]
 */
export function referralReward(
  sale: RewardedSale,
  referrer: AccountId | null,
): Result<{ readonly referrer: AccountId; readonly amount: Dong }, NoReferralReward> {
  if (referrer === null) return refused('NOT_REFERRED');
  if ([sale.buyer, sale.seller.owner, ...sale.seller.team].includes(referrer)) return refused('ONESELF');
  const none = whyNoReward(sale);
  return none === null ? ok({ referrer, amount: percentOf(sale.tickets, REFERRAL_PERCENT) }) : refused(none);
}
