import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { Payout, WithdrawalEvent, WithdrawalRequest } from '#domain/programme/withdrawal.ts';
import { inAccount, inEvent, inPlatform, type Posting, vnd } from './posting.ts';

type Revenue = { eventId: number; publisher: string; subject: string; amount: Dong };

/** An event's earnings matured: they are in its publisher's book now. `subject` names event and occasion. */
export const revenueMaturedPostings = ({ eventId, publisher, subject, amount }: Revenue): Posting[] => [
  ...inEvent(eventId, { debit: 'paid-over', credit: 'clearing', kind: 'revenue-paid-over', subject, ...vnd(amount) }),
  ...inAccount(publisher, { debit: 'clearing', credit: 'revenue', kind: 'revenue-matured', subject, ...vnd(amount) }),
];

/** A chargeback after that takes them out of it again, even below nothing. */
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

/** `from`: the wallet's balance or a publisher's revenue. `subject` names the withdrawal. */
type Withdrawing = { holder: string; subject: string; from: 'balance' | 'revenue'; amount: Dong };

/** The money of a withdrawal is set aside as soon as it is asked for. (design: money in and out) */
export const withdrawalRequestedPostings = ({ holder, subject, from, amount }: Withdrawing): Posting[] =>
  inAccount(holder, { debit: from, credit: 'withdrawals', kind: 'withdrawal-requested', subject, ...vnd(amount) });

/** Rejected or cancelled: it is where it was. */
export const withdrawalPutBackPostings = ({ holder, subject, from, amount }: Withdrawing): Posting[] =>
  inAccount(holder, { debit: 'withdrawals', credit: from, kind: 'withdrawal-put-back', subject, ...vnd(amount) });

/** Transferred: the total has left the bank, the fee stays with the platform. [S9-35] */
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

/**
 * Whose book, and from what in it the money was set aside: of revenue it is the publisher's, who may be a corporate and
 * is not who asked.
 */
export type WithdrawalName = {
  readonly holder: string;
  readonly subject: string;
  readonly from: 'balance' | 'revenue';
};

/** What the books say of what happened to a withdrawal; its money was set aside when it was asked for. */
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
