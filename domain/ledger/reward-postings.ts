import type { Dong } from '#domain/kernel/money/dong.ts';
import { pointsWorth } from '#domain/kernel/money/points.ts';
import { never } from '#domain/kernel/never.ts';
import type { Reward, RewardEvent } from '#domain/programme/reward.ts';
import { inAccount, inPlatform, inPoints, type PostedAmount, type Posting, vnd } from './posting.ts';

/** Loyalty in points, referral in dong. `subject` names the reward. */
type BookedReward = { holder: string; subject: string; amount: PostedAmount };

/** The platform owes a reward that has not matured. */
export const rewardAccruedPostings = ({ holder, subject, amount }: BookedReward): Posting[] => [
  ...inPlatform({ debit: 'rewards', credit: 'clearing', kind: 'reward-granted', subject, ...amount }),
  ...inAccount(holder, { debit: 'clearing', credit: 'pending-rewards', kind: 'reward-pending', subject, ...amount }),
];

/** It is in the wallet now. */
export const rewardMaturedPostings = ({ holder, subject, amount }: BookedReward): Posting[] =>
  inAccount(holder, { debit: 'pending-rewards', credit: 'balance', kind: 'reward-matured', subject, ...amount });

/**
 * A refund takes it, or some of it, back: from where it lies, even if that makes the balance negative. `subject` names
 * reward and refund.
 */
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

/** Whose reward it is and in what: points for a purchase, dong for a referral. */
export type RewardName = {
  readonly holder: string;
  readonly subject: string;
  readonly currency: PostedAmount['currency'];
};

/** A reward's amount in its currency. */
export const rewardAmount = (currency: PostedAmount['currency'], amount: Dong): PostedAmount =>
  currency === 'POINT' ? inPoints(pointsWorth(amount)) : vnd(amount);

/** What the books say of what happened to a reward; `reward` is as it was before it. */
export function rewardEventPostings(
  reward: Reward,
  event: RewardEvent,
  { holder, subject, currency }: RewardName,
): Posting[] {
  switch (event.kind) {
    case 'MATURED':
      return rewardMaturedPostings({ holder, subject, amount: rewardAmount(currency, event.amount) });
    case 'TAKEN_BACK':
      // What is left names each taking once, since every one leaves less.
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
