import type { Dong } from '#domain/kernel/money/dong.ts';
import { inAccount, inPlatform, type Posting, vnd } from './posting.ts';

type Passing = { holder: string; subject: string; amount: Dong };

/**
 * A wallet pays; the receipt of the provider WALLET follows and empties `wallet` again. `subject` names the payment.
 */
export const walletSpentPostings = ({ holder, subject, amount }: Passing): Posting[] => [
  ...inAccount(holder, { debit: 'balance', credit: 'clearing', kind: 'wallet-spent', subject, ...vnd(amount) }),
  ...inPlatform({ debit: 'clearing', credit: 'wallet', kind: 'wallet-charged', subject, ...vnd(amount) }),
];

/** A refund goes to a wallet; it was sent by the provider WALLET before. `subject` names the refund. */
export const walletRefundedPostings = ({ holder, subject, amount }: Passing): Posting[] => [
  ...inPlatform({ debit: 'wallet', credit: 'clearing', kind: 'wallet-refunded', subject, ...vnd(amount) }),
  ...inAccount(holder, { debit: 'clearing', credit: 'balance', kind: 'wallet-credited', subject, ...vnd(amount) }),
];
