import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';

/** The platform's book holds the money; the books of events and accounts say whose it is. */
export type Book = 'EVENT' | 'ACCOUNT' | 'PLATFORM';

/** Chart of accounts: each account and the books that have it. */
export const CHART = {
  /** Balance against other books; sums to zero over all books. */
  clearing: ['EVENT', 'ACCOUNT', 'PLATFORM'],
  /** Where money is. `wallet` is a transit account between events and accounts. */
  bank: ['PLATFORM'],
  gateway: ['PLATFORM'],
  card: ['PLATFORM'],
  wallet: ['PLATFORM'],
  manual: ['PLATFORM'],
  /** Cost of rewards: points until they are used, dong from then on. */
  rewards: ['PLATFORM'],
  /** The platform's fees on sales and on withdrawals. */
  fees: ['PLATFORM'],
  /** Received for a payment, not yet earned. */
  deposits: ['EVENT'],
  /** Earned by the organiser. */
  'ticket-sales': ['EVENT'],
  donations: ['EVENT'],
  /** Received without a place; awaits the buyer's choice. */
  'late-money': ['EVENT'],
  /** Owed to buyers: decided, not yet sent. */
  refunds: ['EVENT'],
  /** Matured earnings, now in the publisher's book. */
  'paid-over': ['EVENT'],
  /** Matured revenue of a publisher. */
  revenue: ['ACCOUNT'],
  /** The wallet's balance. */
  balance: ['ACCOUNT'],
  /** Rewards that a refund can still revoke. */
  'pending-rewards': ['ACCOUNT'],
  /** Reserved for a pending withdrawal. */
  withdrawals: ['ACCOUNT'],
} as const satisfies Readonly<Record<string, readonly Book[]>>;

export type LedgerAccount = keyof typeof CHART;

type PostingKind =
  | 'money-received'
  | 'deposit-received'
  | 'tickets-sold'
  | 'donation-given'
  | 'surplus-owed'
  | 'money-came-late'
  | 'late-money-seated'
  | 'refund-decided'
  | 'donation-refund-decided'
  | 'refund-sent'
  | 'refund-paid'
  | 'refund-failed'
  | 'refund-returned'
  | 'wallet-spent'
  | 'wallet-charged'
  | 'wallet-refunded'
  | 'wallet-credited'
  | 'wallet-part-paid'
  | 'wallet-part-deposited'
  | 'wallet-part-refunded'
  | 'wallet-part-returned'
  | 'reward-granted'
  | 'reward-pending'
  | 'reward-matured'
  | 'reward-cancelled'
  | 'reward-taken-back'
  | 'points-spent'
  | 'points-used-up'
  | 'points-paid-for'
  | 'points-deposited'
  | 'points-refunded'
  | 'points-returned'
  | 'points-cost-returned'
  | 'points-issued-again'
  | 'reward-converted'
  | 'reward-exchanged'
  | 'points-bought'
  | 'points-credited'
  | 'organiser-keeps'
  | 'organiser-kept'
  | 'organiser-returns'
  | 'organiser-returned'
  | 'revenue-paid-over'
  | 'revenue-matured'
  | 'revenue-taken-back'
  | 'revenue-returned'
  | 'sale-fee-charged'
  | 'sale-fee-kept'
  | 'sale-fee-returned'
  | 'sale-fee-given-back'
  | 'withdrawal-requested'
  | 'withdrawal-put-back'
  | 'withdrawal-paid'
  | 'withdrawal-transferred'
  | 'fee-kept';

/** Only books of accounts and the platform hold points. */
export type PostedAmount =
  | { readonly currency: 'VND'; readonly amount: Dong }
  | { readonly currency: 'POINT'; readonly amount: Points };

type Line = {
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly kind: PostingKind;
  readonly subject: string;
} & PostedAmount;

/** A debit, a credit and a positive amount, so that each line balances. Kind and subject identify it once. */
export type Posting = { readonly book: Book; readonly bookId: string } & Line;

const PLATFORM_BOOK = 'vemoi';

const written = (book: Book, bookId: string, lines: readonly Line[]): Posting[] =>
  lines.filter((line) => line.amount > 0).map((line) => ({ book, bookId, ...line }));

/** Lines of an event's book; lines of amount zero are dropped, here and below. */
export const inEvent = (eventId: number, ...lines: readonly Line[]): Posting[] =>
  written('EVENT', String(eventId), lines);

/** Lines of the book of an account or, as publisher, of a corporate. */
export const inAccount = (holder: string, ...lines: readonly Line[]): Posting[] => written('ACCOUNT', holder, lines);

export const inPlatform = (...lines: readonly Line[]): Posting[] => written('PLATFORM', PLATFORM_BOOK, lines);

export const vnd = (amount: Dong): PostedAmount => ({ currency: 'VND', amount });

export const inPoints = (amount: Points): PostedAmount => ({ currency: 'POINT', amount });

/** The platform account that holds a provider's money. */
export const MONEY_ACCOUNTS = {
  BANK_TRANSFER: 'bank',
  VNPAY: 'gateway',
  STRIPE: 'card',
  WALLET: 'wallet',
  MANUAL: 'manual',
} as const satisfies Readonly<Record<PaymentProvider, LedgerAccount>>;
