import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';

/** The platform's book holds the money; the books of events and accounts say whose it is. */
export type Book = 'EVENT' | 'ACCOUNT' | 'PLATFORM';

/** Chart of accounts: what each is for, and in which books it stands. */
export const CHART = {
  /** What a book has in the others. Over all books it comes to nothing. */
  clearing: ['EVENT', 'ACCOUNT', 'PLATFORM'],
  /** Where money lies. `wallet` is only passed through, between an event and an account. */
  bank: ['PLATFORM'],
  gateway: ['PLATFORM'],
  card: ['PLATFORM'],
  wallet: ['PLATFORM'],
  manual: ['PLATFORM'],
  /** What rewards cost the platform: points until they are used, dong from then on. */
  rewards: ['PLATFORM'],
  /** What the platform keeps of withdrawals. */
  fees: ['PLATFORM'],
  /** Received for a payment, not yet earned. */
  deposits: ['EVENT'],
  /** Earned by the organiser. */
  'ticket-sales': ['EVENT'],
  donations: ['EVENT'],
  /** Received without a place; the buyer chooses. */
  'late-money': ['EVENT'],
  /** Owed to buyers: decided and not yet sent. */
  refunds: ['EVENT'],
  /** What of the earnings has matured and is in the publisher's own book. */
  'paid-over': ['EVENT'],
  /** Matured revenue of a publisher. */
  revenue: ['ACCOUNT'],
  /** The wallet's balance. */
  balance: ['ACCOUNT'],
  /** Rewards that a refund can still take. */
  'pending-rewards': ['ACCOUNT'],
  /** Set aside for a withdrawal under way. */
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
  | 'revenue-paid-over'
  | 'revenue-matured'
  | 'revenue-taken-back'
  | 'revenue-returned'
  | 'withdrawal-requested'
  | 'withdrawal-put-back'
  | 'withdrawal-paid'
  | 'withdrawal-transferred'
  | 'fee-kept';

/** An amount in its currency; only books of accounts and of the platform know points. */
export type PostedAmount =
  | { readonly currency: 'VND'; readonly amount: Dong }
  | { readonly currency: 'POINT'; readonly amount: Points };

type Line = {
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly kind: PostingKind;
  readonly subject: string;
} & PostedAmount;

/**
 * One line: a debit, a credit and a positive amount, so that it balances by construction; kind and subject name it
 * once.
 */
export type Posting = { readonly book: Book; readonly bookId: string } & Line;

const PLATFORM_BOOK = 'vemoi';

const written = (book: Book, bookId: string, lines: readonly Line[]): Posting[] =>
  lines.filter((line) => line.amount > 0).map((line) => ({ book, bookId, ...line }));

/** Lines of an event's book; here as below, a line of nothing is none. */
export const inEvent = (eventId: number, ...lines: readonly Line[]): Posting[] =>
  written('EVENT', String(eventId), lines);

/** Lines of the book of an account or, as publisher, of a corporate. */
export const inAccount = (holder: string, ...lines: readonly Line[]): Posting[] => written('ACCOUNT', holder, lines);

export const inPlatform = (...lines: readonly Line[]): Posting[] => written('PLATFORM', PLATFORM_BOOK, lines);

export const vnd = (amount: Dong): PostedAmount => ({ currency: 'VND', amount });

export const inPoints = (amount: Points): PostedAmount => ({ currency: 'POINT', amount });

/** The platform's account in which a provider's money lies. */
export const MONEY_ACCOUNTS = {
  BANK_TRANSFER: 'bank',
  VNPAY: 'gateway',
  STRIPE: 'card',
  WALLET: 'wallet',
  MANUAL: 'manual',
} as const satisfies Readonly<Record<PaymentProvider, LedgerAccount>>;
