import type { Dong } from '#domain/kernel/money/dong.ts';
import { pointsWorth } from '#domain/kernel/money/points.ts';
import { never } from '#domain/kernel/never.ts';
import type { Reward, RewardEvent } from '#domain/programme/reward.ts';
import { inPoints, type PostedAmount, type Posting, vnd } from './posting.ts';
import { rewardMaturedPostings, rewardTakenBackPostings } from './reward-postings.ts';

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
export function rewardInBooks(
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
