import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { Payout, WithdrawalEvent, WithdrawalRequest } from '#domain/programme/withdrawal.ts';
import { inAccount, inEvent, inPlatform, type Posting, vnd } from './posting.ts';

type Revenue = { eventId: number; publisher: string; subject: string; amount: Dong };

/** An event's earnings matured into its publisher's book. `subject`: event and occasion. */
export const revenueMaturedPostings = ({ eventId, publisher, subject, amount }: Revenue): Posting[] => [
  ...inEvent(eventId, { debit: 'paid-over', credit: 'clearing', kind: 'revenue-paid-over', subject, ...vnd(amount) }),
  ...inAccount(publisher, { debit: 'clearing', credit: 'revenue', kind: 'revenue-matured', subject, ...vnd(amount) }),
];

/** A later chargeback takes earnings back, even below zero. */
export const revenueTakenBackPostings = ({ eventId, publisher, subject, amount }: Revenue): Posting[] => [
  ...inAccount(publisher, {
    debit: 'revenue',
    credit: 'clearing',
    kind: 'revenue-taken-back',
    subject,
    ...vnd(amount),
  }),
  ...inEvent(eventId, { debit: 'clearing', credit: 'paid-over', kind: 'revenue-returned', subject, ...vnd(amount) }),
];

type SaleFee = { publisher: string; subject: string; amount: Dong };

/** The platform's fee on matured sales leaves the publisher's book. `subject`: as the maturity's. */
export const saleFeePostings = ({ publisher, subject, amount }: SaleFee): Posting[] => [
  ...inAccount(publisher, { debit: 'revenue', credit: 'clearing', kind: 'sale-fee-charged', subject, ...vnd(amount) }),
  ...inPlatform({ debit: 'clearing', credit: 'fees', kind: 'sale-fee-kept', subject, ...vnd(amount) }),
];

/** Sales that were taken back cost no fee. */
export const saleFeeReturnedPostings = ({ publisher, subject, amount }: SaleFee): Posting[] => [
  ...inPlatform({ debit: 'fees', credit: 'clearing', kind: 'sale-fee-given-back', subject, ...vnd(amount) }),
  ...inAccount(publisher, { debit: 'clearing', credit: 'revenue', kind: 'sale-fee-returned', subject, ...vnd(amount) }),
];

/** `from`: the wallet's balance or a publisher's revenue. `subject`: the withdrawal. */
type Withdrawing = { holder: string; subject: string; from: 'balance' | 'revenue'; amount: Dong };

/** A withdrawal's money is reserved when it is requested. [design] */
export const withdrawalRequestedPostings = ({ holder, subject, from, amount }: Withdrawing): Posting[] =>
  inAccount(holder, { debit: from, credit: 'withdrawals', kind: 'withdrawal-requested', subject, ...vnd(amount) });

/** A rejected or cancelled withdrawal is returned. */
export const withdrawalPutBackPostings = ({ holder, subject, from, amount }: Withdrawing): Posting[] =>
  inAccount(holder, { debit: 'withdrawals', credit: from, kind: 'withdrawal-put-back', subject, ...vnd(amount) });

/** A withdrawal was transferred; the platform keeps the fee. [S9-35] */
export const withdrawalPaidPostings = ({
  holder,
  subject,
  payout,
}: {
  holder: string;
  subject: string;
  payout: Payout;
}): Posting[] => [
  ...inAccount(holder, {
    debit: 'withdrawals',
    credit: 'clearing',
    kind: 'withdrawal-paid',
    subject,
    ...vnd(payout.amount),
  }),
  ...inPlatform(
    { debit: 'clearing', credit: 'bank', kind: 'withdrawal-transferred', subject, ...vnd(payout.total) },
    { debit: 'clearing', credit: 'fees', kind: 'fee-kept', subject, ...vnd(payout.fee) },
  ),
];

/** The book and account that the money came from. Revenue belongs to the publisher, who may not be the requester. */
export type WithdrawalName = {
  readonly holder: string;
  readonly subject: string;
  readonly from: 'balance' | 'revenue';
};

/** The postings of a withdrawal event; the money was reserved at the request. */
export function withdrawalEventPostings(
  { payout }: Pick<WithdrawalRequest, 'payout'>,
  event: WithdrawalEvent,
  name: WithdrawalName,
): Posting[] {
  switch (event.kind) {
    case 'REVIEW_BEGAN':
    case 'APPROVED_BY':
    case 'APPROVED':
      return [];
    case 'REJECTED':
    case 'CANCELLED':
      return withdrawalPutBackPostings({ amount: payout.amount, ...name });
    case 'TRANSFERRED':
      return withdrawalPaidPostings({ holder: name.holder, subject: name.subject, payout });
    default:
      return never(event);
  }
}
