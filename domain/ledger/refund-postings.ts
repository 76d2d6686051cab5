import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { MoneyParts } from '#domain/sale/refund/money-parts.ts';
import type { Means, OrderMoney, RefundEvent } from '#domain/sale/refund/order-money.ts';
import { inEvent, inPlatform, MONEY_ACCOUNTS, type Posting, vnd } from './posting.ts';
import { pointsRefundedPostings, walletPartRefundedPostings, walletRefundedPostings } from './wallet-postings.ts';

/** Books a decided refund at once, so that the same money cannot be paid out twice. */
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

/** The same for every part of a refund. A surplus was owed since the sale and does not move. */
export const partsRefundedPostings = (refund: { eventId: number; subject: string; parts: MoneyParts }): Posting[] => {
  const { eventId, subject, parts } = refund;
  return [
    ...refundDecidedPostings({ eventId, subject, amount: parts.tickets, from: 'ticket-sales' }),
    ...refundDecidedPostings({ eventId, subject, amount: parts.donation, from: 'donations' }),
    ...refundDecidedPostings({ eventId, subject: `${subject} late`, amount: parts.late, from: 'late-money' }),
  ];
};

type Sending = { eventId: number; provider: PaymentProvider; subject: string; amount: Dong };

/** The refund was sent, or the card's bank took it. `subject`: the refund and the attempt. */
export const refundSentPostings = ({ eventId, provider, subject, amount }: Sending): Posting[] => [
  ...inEvent(eventId, { debit: 'refunds', credit: 'clearing', kind: 'refund-sent', subject, ...vnd(amount) }),
  ...inPlatform({ debit: 'clearing', credit: MONEY_ACCOUNTS[provider], kind: 'refund-paid', subject, ...vnd(amount) }),
];

/** The refund bounced and is owed again. `subject` as when it was sent. */
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

/** Where a refund goes: money through a provider, points and the wallet's part to their holder. */
export type RefundRoute = {
  readonly eventId: number;
  readonly holder: string;
  readonly provider: PaymentProvider;
  readonly means: Means;
};

/** `money` is the order's before it. Points and the wallet's part return at once; a whole payment's when confirmed. */
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
        ...walletPartRefundedPostings({ holder, eventId, subject, amount: means.wallet }),
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
