import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { MoneyParts } from '#domain/sale/refund/money-parts.ts';
import type { Means, OrderMoney, RefundEvent } from '#domain/sale/refund/order-money.ts';
import { inEvent, inPlatform, MONEY_ACCOUNTS, type Posting, vnd } from './posting.ts';
import { pointsRefundedPostings, walletRefundedPostings } from './wallet-postings.ts';

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
  ...inPlatform({ debit: 'clearing', credit: MONEY_ACCOUNTS[provider], kind: 'refund-paid', subject, ...vnd(amount) }),
];

/** It came back: it is owed as before. `subject` as when it was sent. */
export const refundFailedPostings = ({ eventId, provider, subject, amount }: Sending): Posting[] => [
  ...inPlatform({
    debit: MONEY_ACCOUNTS[provider],
    credit: 'clearing',
    kind: 'refund-returned',
    subject,
    ...vnd(amount),
  }),
  ...inEvent(eventId, { debit: 'clearing', credit: 'refunds', kind: 'refund-failed', subject, ...vnd(amount) }),
];

/** Where a refund goes: its money through a provider, its points to their holder; together they are its parts. */
export type RefundRoute = {
  readonly eventId: number;
  readonly holder: string;
  readonly provider: PaymentProvider;
  readonly means: Means;
};

/**
 * What the books say of what happened to a refund; `money` is the order's before it. Points return at once, nobody has
 * to confirm them; money for a wallet is in it once that is confirmed.
 */
export function refundEventPostings(money: OrderMoney, event: RefundEvent, way: RefundRoute): Posting[] {
  const { eventId, holder, provider, means } = way;
  const subject = event.refundId;
  const attempts = money.refunds.find((refund) => refund.refundId === event.refundId)?.attempts ?? 0;
  const attempt = (number: number) => ({ eventId, provider, subject: `${subject} ${number}`, amount: means.money });
  switch (event.kind) {
    case 'DECIDED':
      return [
        ...partsRefundedPostings({ eventId, subject, parts: event.parts }),
        ...pointsRefundedPostings({ holder, eventId, subject, points: means.points }),
      ];
    case 'SENT':
      return refundSentPostings(attempt(attempts + 1));
    case 'FAILED':
      return refundFailedPostings(attempt(attempts));
    case 'CONFIRMED':
      return provider === 'WALLET' ? walletRefundedPostings({ holder, subject, amount: means.money }) : [];
    default:
      return never(event);
  }
}
