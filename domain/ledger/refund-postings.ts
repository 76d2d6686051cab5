import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import type { MoneyParts } from '#domain/sale/refund/money-parts.ts';
import { MONEY_LIES_IN } from './money-lies-in.ts';
import { inEvent, inPlatform, type Posting, vnd } from './posting.ts';

/** A refund was decided: the money leaves its account at once, so that it cannot be paid out twice. */
export const refundDecidedPostings = (refund: {
  eventId: number;
  subject: string;
  amount: Dong;
  from: 'late-money' | 'ticket-sales' | 'donations';
}): Posting[] =>
  inEvent(refund.eventId, {
    debit: refund.from,
    credit: 'refunds',
    kind: refund.from === 'donations' ? 'donation-refund-decided' : 'refund-decided',
    subject: refund.subject,
    ...vnd(refund.amount),
  });

/** The same for all that a refund gives back. A surplus was owed from the sale on and moves no more. */
export const partsRefundedPostings = (refund: { eventId: number; subject: string; parts: MoneyParts }): Posting[] => {
  const { eventId, subject, parts } = refund;
  return [
    ...refundDecidedPostings({ eventId, subject, amount: parts.tickets, from: 'ticket-sales' }),
    ...refundDecidedPostings({ eventId, subject, amount: parts.donation, from: 'donations' }),
    ...refundDecidedPostings({ eventId, subject: `${subject} late`, amount: parts.late, from: 'late-money' }),
  ];
};

type Sending = { eventId: number; provider: PaymentProvider; subject: string; amount: Dong };

/** The refund has left, or the card's bank has taken it. `subject` names the refund and the attempt. */
export const refundSentPostings = ({ eventId, provider, subject, amount }: Sending): Posting[] => [
  ...inEvent(eventId, { debit: 'refunds', credit: 'clearing', kind: 'refund-sent', subject, ...vnd(amount) }),
  ...inPlatform({ debit: 'clearing', credit: MONEY_LIES_IN[provider], kind: 'refund-paid', subject, ...vnd(amount) }),
];

/** It came back: it is owed as before. `subject` as when it was sent. */
export const refundFailedPostings = ({ eventId, provider, subject, amount }: Sending): Posting[] => [
  ...inPlatform({
    debit: MONEY_LIES_IN[provider],
    credit: 'clearing',
    kind: 'refund-returned',
    subject,
    ...vnd(amount),
  }),
  ...inEvent(eventId, { debit: 'clearing', credit: 'refunds', kind: 'refund-failed', subject, ...vnd(amount) }),
];
