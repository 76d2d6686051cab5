import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { inEvent, inPlatform, MONEY_ACCOUNTS, type Posting, vnd } from './posting.ts';

/** Money arrived for an event's payment. `subject`: provider and reference. */
export const receiptPostings = (receipt: {
  eventId: number;
  provider: PaymentProvider;
  subject: string;
  amount: Dong;
}): Posting[] => {
  const { eventId, provider, subject, amount } = receipt;
  return [
    ...inPlatform({
      debit: MONEY_ACCOUNTS[provider],
      credit: 'clearing',
      kind: 'money-received',
      subject,
      ...vnd(amount),
    }),
    ...inEvent(eventId, { debit: 'clearing', credit: 'deposits', kind: 'deposit-received', subject, ...vnd(amount) }),
  ];
};

/** An order was paid: tickets and donation belong to the organiser, any surplus to the buyer. */
export const salePostings = (sale: {
  eventId: number;
  orderId: string;
  tickets: Dong;
  donation: Dong;
  surplus: Dong;
}): Posting[] =>
  inEvent(
    sale.eventId,
    { debit: 'deposits', credit: 'ticket-sales', kind: 'tickets-sold', subject: sale.orderId, ...vnd(sale.tickets) },
    { debit: 'deposits', credit: 'donations', kind: 'donation-given', subject: sale.orderId, ...vnd(sale.donation) },
    { debit: 'deposits', credit: 'refunds', kind: 'surplus-owed', subject: sale.orderId, ...vnd(sale.surplus) },
  );

/** Money without a place: late, or a second payment. `subject`: the payment, or the second receipt. */
export const lateMoneyPostings = (late: { eventId: number; subject: string; amount: Dong }): Posting[] =>
  inEvent(late.eventId, {
    debit: 'deposits',
    credit: 'late-money',
    kind: 'money-came-late',
    subject: late.subject,
    ...vnd(late.amount),
  });

/** Late money was seated; the sale's own postings follow. */
export const seatedLatePostings = (seated: { eventId: number; subject: string; amount: Dong }): Posting[] =>
  inEvent(seated.eventId, {
    debit: 'late-money',
    credit: 'deposits',
    kind: 'late-money-seated',
    subject: seated.subject,
    ...vnd(seated.amount),
  });
