import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { LedgerAccount } from '#domain/ledger/posting.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EarnedPoints } from '#domain/programme/rank.ts';
import type { Wallet, WalletUnit } from '#domain/programme/wallet.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** What the books hold for an account. */
export type Holdings = {
  /** Without what is held for checkouts. */
  readonly wallet: Wallet;
  readonly pending: { readonly VND: Dong; readonly POINT: Points };
  /** Matured, of a publisher. */
  readonly revenue: Dong;
};

export type StatementAccount = Extract<LedgerAccount, 'balance' | 'pending-rewards' | 'withdrawals' | 'revenue'>;

export type StatementQuery = {
  readonly accountId: AccountId;
  readonly account: StatementAccount;
  readonly unit: WalletUnit;
};

/** `change`: of the account, signed. `eventName`: of an order, or of revenue. */
export type StatementRow = {
  readonly lineId: string;
  readonly at: Instant;
  readonly kind: string;
  readonly change: number;
  readonly eventName: string | null;
};

/** Wallets, read from the ledger. */
export type Wallets = {
  /** Locks the account against other acts on its wallet. */
  readonly lock: (tx: Transaction, accountId: AccountId) => Promise<void>;
  readonly holdings: (accountId: AccountId, tx?: Transaction) => Promise<Holdings>;
  /** Newest first. */
  readonly statement: (query: StatementQuery, page: PageRequest) => Promise<Page<StatementRow>>;
  readonly countLines: (query: StatementQuery) => Promise<number | null>;
  /** Points earned by purchases, and taken back after refunds, oldest first. */
  readonly earnedPoints: (accountId: AccountId) => Promise<readonly EarnedPoints[]>;
  /** Whether a conversion of this name is booked. */
  readonly isConverted: (tx: Transaction, subject: string) => Promise<boolean>;
};

export const Wallets: Token<Wallets> = token<Wallets>('Wallets');
