import type { Dong } from '#domain/kernel/money/dong.ts';
import { pointsWorth } from '#domain/kernel/money/points.ts';
import { never } from '#domain/kernel/never.ts';
import type { Reward, RewardEvent } from '#domain/programme/reward.ts';
import { inAccount, inPlatform, inPoints, type PostedAmount, type Posting, vnd } from './posting.ts';

/** Loyalty in points, referral in dong. `subject`: the reward. */
type BookedReward = { holder: string; subject: string; amount: PostedAmount };

/** A reward was granted and has not matured. */
export const rewardAccruedPostings = ({ holder, subject, amount }: BookedReward): Posting[] => [
  ...inPlatform({ debit: 'rewards', credit: 'clearing', kind: 'reward-granted', subject, ...amount }),
  ...inAccount(holder, { debit: 'clearing', credit: 'pending-rewards', kind: 'reward-pending', subject, ...amount }),
];

/** A reward matured and is in the wallet. */
export const rewardMaturedPostings = ({ holder, subject, amount }: BookedReward): Posting[] =>
  inAccount(holder, { debit: 'pending-rewards', credit: 'balance', kind: 'reward-matured', subject, ...amount });

/** A refund takes a reward back even if the balance becomes negative. `subject`: the reward and the refund. */
export const rewardTakenBackPostings = ({
  holder,
  subject,
  amount,
  matured,
}: BookedReward & { matured: boolean }): Posting[] => [
  ...inAccount(holder, {
    debit: matured ? 'balance' : 'pending-rewards',
    credit: 'clearing',
    kind: 'reward-taken-back',
    subject,
    ...amount,
  }),
  ...inPlatform({ debit: 'clearing', credit: 'rewards', kind: 'reward-cancelled', subject, ...amount }),
];

export type RewardName = {
  readonly holder: string;
  readonly subject: string;
  readonly currency: PostedAmount['currency'];
};

export const rewardAmount = (currency: PostedAmount['currency'], amount: Dong): PostedAmount =>
  currency === 'POINT' ? inPoints(pointsWorth(amount)) : vnd(amount);

/** The postings of a reward event; `reward` is its state before it. */
export function rewardEventPostings(
  reward: Reward,
  event: RewardEvent,
  { holder, subject, currency }: RewardName,
): Posting[] {
  switch (event.kind) {
    case 'MATURED':
      return rewardMaturedPostings({ holder, subject, amount: rewardAmount(currency, event.amount) });
    case 'TAKEN_BACK':
      // The remaining ticket value makes each revocation's subject unique.
      return rewardTakenBackPostings({
        holder,
        subject: `${subject} ${event.tickets}`,
        amount: rewardAmount(currency, event.amount),
        matured: reward.status === 'MATURED',
      });
    case 'MOVED':
      return [];
    default:
      return never(event);
  }
}
