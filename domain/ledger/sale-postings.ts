import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { inEvent, inPlatform, MONEY_ACCOUNTS, type Posting, vnd } from './posting.ts';

/** Money came in for a payment of an event. `subject`: provider and reference. */
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

/**
 * An order was paid: its tickets and its donation are the organiser's, what came above its price is owed to the buyer.
 * A donation without a ticket is a sale of no tickets.
 */
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

/** Money has no place: it came late, or a second time. `subject`: the payment, or the receipt of the second money. */
export const lateMoneyPostings = (late: { eventId: number; subject: string; amount: Dong }): Posting[] =>
  inEvent(late.eventId, {
    debit: 'deposits',
    credit: 'late-money',
    kind: 'money-came-late',
    subject: late.subject,
    ...vnd(late.amount),
  });

/** Late money found its places after all; the sale's own lines follow. */
export const seatedLatePostings = (seated: { eventId: number; subject: string; amount: Dong }): Posting[] =>
  inEvent(seated.eventId, {
    debit: 'late-money',
    credit: 'deposits',
    kind: 'late-money-seated',
    subject: seated.subject,
    ...vnd(seated.amount),
  });
