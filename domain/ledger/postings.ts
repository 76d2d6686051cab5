import { type Dong, ZERO } from '#domain/money/dong.ts';
import type { PaymentProvider } from '#domain/payment/payment-provider.ts';

/**
 * Chart of accounts. The platform's book holds the money; an event's book says whose it is; they meet in the clearing accounts.
 * `bank`, `gateway`, `card`, `wallet`, `manual` - where money lies. `clearing` - what a book has in the other.
 * `deposits` - received for a payment, not yet earned. `ticket-sales`, `donations` - earned by the organiser.
 * `late-money` - received without a place, the buyer chooses. `refunds` - owed to buyers, decided and not yet sent.
 */
export type LedgerAccount =
  | 'bank'
  | 'gateway'
  | 'card'
  | 'wallet'
  | 'manual'
  | 'clearing'
  | 'deposits'
  | 'ticket-sales'
  | 'donations'
  | 'late-money'
  | 'refunds';

type PostingKind =
  | 'money-received'
  | 'deposit-received'
  | 'tickets-sold'
  | 'donation-given'
  | 'surplus-owed'
  | 'money-came-late'
  | 'late-money-seated'
  | 'refund-decided'
  | 'refund-sent'
  | 'refund-paid';

/** One line: a debit, a credit and a positive amount, so that it balances by construction; kind and subject name it once. */
export type Posting = {
  readonly book: 'EVENT' | 'PLATFORM';
  readonly bookId: string;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly amount: Dong;
  readonly currency: 'VND';
  readonly kind: PostingKind;
  readonly subject: string;
};

const PLATFORM_BOOK = 'vemoi';

const MONEY_LIES_IN: Readonly<Record<PaymentProvider, LedgerAccount>> = {
  BANK_TRANSFER: 'bank',
  VNPAY: 'gateway',
  STRIPE: 'card',
  WALLET: 'wallet',
  MANUAL: 'manual',
};

type Line = Pick<Posting, 'debit' | 'credit' | 'amount' | 'kind' | 'subject'>;

const inEvent = (eventId: number, lines: readonly Line[]): Posting[] =>
  lines.filter((line) => line.amount > ZERO).map((line) => ({ book: 'EVENT', bookId: String(eventId), currency: 'VND', ...line }));

const inPlatform = (lines: readonly Line[]): Posting[] =>
  lines.filter((line) => line.amount > ZERO).map((line) => ({ book: 'PLATFORM', bookId: PLATFORM_BOOK, currency: 'VND', ...line }));

/** Money came in for a payment of an event. `subject`: provider and reference. */
export const receiptPostings = (receipt: { eventId: number; provider: PaymentProvider; subject: string; amount: Dong }): Posting[] => [
  ...inPlatform([
    { debit: MONEY_LIES_IN[receipt.provider], credit: 'clearing', amount: receipt.amount, kind: 'money-received', subject: receipt.subject },
  ]),
  ...inEvent(receipt.eventId, [
    { debit: 'clearing', credit: 'deposits', amount: receipt.amount, kind: 'deposit-received', subject: receipt.subject },
  ]),
];

/** An order was paid: its tickets and its donation are the organiser's, what came above its price is owed to the buyer. */
export const salePostings = (sale: { eventId: number; orderId: string; tickets: Dong; donation: Dong; surplus: Dong }): Posting[] =>
  inEvent(sale.eventId, [
    { debit: 'deposits', credit: 'ticket-sales', amount: sale.tickets, kind: 'tickets-sold', subject: sale.orderId },
    { debit: 'deposits', credit: 'donations', amount: sale.donation, kind: 'donation-given', subject: sale.orderId },
    { debit: 'deposits', credit: 'refunds', amount: sale.surplus, kind: 'surplus-owed', subject: sale.orderId },
  ]);

/** Money has no place: it came late, or a second time. `subject`: the payment, or the receipt of the second money. */
export const lateMoneyPostings = (late: { eventId: number; subject: string; amount: Dong }): Posting[] =>
  inEvent(late.eventId, [{ debit: 'deposits', credit: 'late-money', amount: late.amount, kind: 'money-came-late', subject: late.subject }]);

/** Late money found its places after all; the sale's own lines follow. */
export const seatedLatePostings = (seated: { eventId: number; subject: string; amount: Dong }): Posting[] =>
  inEvent(seated.eventId, [{ debit: 'late-money', credit: 'deposits', amount: seated.amount, kind: 'late-money-seated', subject: seated.subject }]);

/** A refund was decided: the money leaves its account at once, so that it cannot be paid out twice. */
export const refundDecidedPostings = (refund: {
  eventId: number;
  subject: string;
  amount: Dong;
  from: 'late-money' | 'ticket-sales' | 'donations';
}): Posting[] =>
  inEvent(refund.eventId, [{ debit: refund.from, credit: 'refunds', amount: refund.amount, kind: 'refund-decided', subject: refund.subject }]);

/** The refund has left. */
export const refundSentPostings = (refund: { eventId: number; provider: PaymentProvider; subject: string; amount: Dong }): Posting[] => [
  ...inEvent(refund.eventId, [{ debit: 'refunds', credit: 'clearing', amount: refund.amount, kind: 'refund-sent', subject: refund.subject }]),
  ...inPlatform([{ debit: 'clearing', credit: MONEY_LIES_IN[refund.provider], amount: refund.amount, kind: 'refund-paid', subject: refund.subject }]),
];
