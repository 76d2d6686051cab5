import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  LOYALTY_PERCENT,
  loyaltyReward,
  REFERRAL_PERCENT,
  type RewardedSale,
  referralReward,
} from './earned-reward.ts';
import { accrueReward, type Reward } from './reward.ts';

/** LOYALTY: points for the buyer. REFERRAL: dong for who referred the seller. [S1-48] [S1-49] */
export type RewardKind = 'LOYALTY' | 'REFERRAL';

export type GrantedReward = {
  readonly kind: RewardKind;
  readonly holder: AccountId;
  readonly reward: Extract<Reward, { status: 'PENDING' }>;
};

/** The rewards of a sale; one that would be less than a dong or a point is not granted. [S1-48] [S1-49] */
export function grantRewards(
  sale: RewardedSale,
  referrer: AccountId | null,
  eventEndsAt: Instant,
): readonly GrantedReward[] {
  const loyalty = loyaltyReward(sale);
  const referral = referralReward(sale, referrer);
  const granted: GrantedReward[] = [];
  if (loyalty.ok)
    granted.push({
      kind: 'LOYALTY',
      holder: sale.buyer,
      reward: accrueReward(LOYALTY_PERCENT, sale.tickets, eventEndsAt),
    });
  if (referral.ok)
    granted.push({
      kind: 'REFERRAL',
      holder: referral.value.referrer,
      reward: accrueReward(REFERRAL_PERCENT, sale.tickets, eventEndsAt),
    });
  return granted.filter(({ reward }) => reward.amount > ZERO);
}
