import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OwnWithdrawal, WithdrawalWish } from './reward-desk.ts';

/** As the server names a publisher; null: the viewer. */
export type PublisherName = string | null;

export type Earnings = {
  readonly publisher: string;
  readonly name: string;
  /** Negative: owed after a chargeback. */
  readonly balance: Dong;
  readonly withdrawable: Dong;
  /** Refunded or charged back since it matured. */
  readonly takenBack: Dong;
  /** Sold, and still refundable. */
  readonly pending: Dong;
  readonly maturesAt: Instant | null;
  readonly matured: Dong;
  readonly onTheWay: Dong;
  readonly paidOut: Dong;
  readonly fees: Dong;
  /** Kept of matured sales. */
  readonly saleFees: Dong;
  readonly cancelling: string | null;
  readonly fee: WithdrawalTerms;
  readonly mayRequest: boolean;
};

export type EarningEvent = {
  readonly eventId: number;
  readonly name: string;
  readonly maturesAt: Instant;
  readonly gross: Dong;
  readonly refunded: Dong;
  readonly byHand: Dong;
  readonly net: Dong;
  readonly matured: Dong;
  readonly pending: Dong;
  /** The platform's, once matured. */
  readonly fee: Dong;
  /** On the way or paid out. */
  readonly taken: Dong;
  readonly left: Dong;
};

export type EarningFigure =
  | { readonly eventId: number; readonly figure: 'sold' | 'refunded' | 'by-hand' | 'matured' }
  | {
      readonly eventId: null;
      readonly figure: 'matured' | 'balance' | 'on-the-way' | 'paid-out' | 'fees' | 'sale-fees';
    };

export type EarningLine = {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  readonly change: Dong;
  readonly orderNumber: string | null;
  readonly eventName: string | null;
};

export type PublisherBalance = {
  readonly publisher: string;
  readonly name: string;
  readonly email: string;
  readonly balance: Dong;
  readonly withdrawable: Dong;
  readonly pending: Dong;
  readonly matured: Dong;
  readonly onTheWay: Dong;
  readonly paidOut: Dong;
  readonly fees: Dong;
};

/** Days as YYYY-MM-DD, both included, or one payout. */
export type StatementOf = { readonly from: string; readonly to: string } | { readonly payoutId: string };

type LinesPage = { readonly lines: readonly EarningLine[]; readonly after: string | null };

/** What events earned, and payouts. UNAUTHORIZED without a session, FORBIDDEN for others' money. */
export type EarningsDesk = {
  readonly earnings: (publisher: PublisherName) => Promise<Result<Earnings, Refusal>>;
  /** The latest first. */
  readonly events: (publisher: PublisherName, at: PageAt) => Promise<Result<Page<EarningEvent>, Refusal>>;
  /** The newest first. */
  readonly payouts: (publisher: PublisherName) => Promise<Result<readonly OwnWithdrawal[], Refusal>>;
  readonly lines: (
    publisher: PublisherName,
    of: EarningFigure,
    after: string | null,
  ) => Promise<Result<LinesPage, Refusal>>;
  /** Of the viewer's own revenue, or of a corporate's. A repeated key acts once. */
  readonly request: (
    wish: Omit<WithdrawalWish, 'source'> & { readonly corporateId: number | null },
    key: string,
  ) => Promise<Result<null, Refusal>>;
  /** For accountants: every publisher with sales, the highest balance first. */
  readonly balances: (at: PageAt) => Promise<Result<Page<PublisherBalance>, Refusal>>;
};
export const EarningsDesk: Token<EarningsDesk> = token('EarningsDesk');

export type PayoutStatements = {
  readonly statement: (publisher: PublisherName, of: StatementOf) => Promise<Result<Blob, Refusal>>;
};
export const PayoutStatements: Token<PayoutStatements> = token('PayoutStatements');
