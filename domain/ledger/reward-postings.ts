import { inAccount, inPlatform, type PostedAmount, type Posting } from './posting.ts';

/** Loyalty in points, referral in dong. `subject` names the reward. */
type Reward = { holder: string; subject: string; amount: PostedAmount };

/** The platform owes a reward that has not matured. */
export const rewardAccruedPostings = ({ holder, subject, amount }: Reward): Posting[] => [
  ...inPlatform({ debit: 'rewards', credit: 'clearing', kind: 'reward-granted', subject, ...amount }),
  ...inAccount(holder, { debit: 'clearing', credit: 'pending-rewards', kind: 'reward-pending', subject, ...amount }),
];

/** It is in the wallet now. */
export const rewardMaturedPostings = ({ holder, subject, amount }: Reward): Posting[] =>
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
}: Reward & { matured: boolean }): Posting[] => [
  ...inAccount(holder, {
    debit: matured ? 'balance' : 'pending-rewards',
    credit: 'clearing',
    kind: 'reward-taken-back',
    subject,
    ...amount,
  }),
  ...inPlatform({ debit: 'clearing', credit: 'rewards', kind: 'reward-cancelled', subject, ...amount }),
];
