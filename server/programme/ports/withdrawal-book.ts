import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Publisher } from '#domain/ledger/publisher-earnings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Withdrawal, WithdrawalStatus, WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type WithdrawalSource = 'balance' | 'revenue';

export type WithdrawalRow = {
  readonly withdrawalId: string;
  readonly withdrawal: Withdrawal;
  /** Also of a withdrawal that was rejected after its approval. */
  readonly approvers: readonly AccountId[];
  readonly source: WithdrawalSource;
  /** Whose revenue it is; null: the account's own money. */
  readonly corporateId: number | null;
  readonly transferCode: string;
  readonly requestedAt: Instant;
  readonly updatedAt: Instant;
};

/** With who asked, for the desk. */
export type WithdrawalToPay = WithdrawalRow & {
  readonly requester: WithNameOrder & {
    readonly email: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly suspended: boolean;
  };
  /** Of the corporate; null without one. */
  readonly corporateName: string | null;
};

/** Whose money it is. */
export const publisherOf = ({ corporateId, withdrawal }: WithdrawalRow): Publisher =>
  corporateId === null ? { kind: 'ACCOUNT', accountId: withdrawal.requestedBy } : { kind: 'CORPORATE', corporateId };

/** Withdrawals; receiving accounts are encrypted. */
export type WithdrawalBook = {
  readonly known: (tx: Transaction, accountId: AccountId, idempotencyKey: string) => Promise<WithdrawalRow | null>;
  readonly add: (tx: Transaction, row: WithdrawalRow, idempotencyKey: string) => Promise<void>;
  /** Locks it. Null: none of that id. */
  readonly open: (tx: Transaction, id: string) => Promise<WithdrawalRow | null>;
  readonly save: (tx: Transaction, row: WithdrawalRow) => Promise<void>;
  /** Of the account's own money, or of the corporate's. */
  readonly pendingOf: (
    tx: Transaction,
    publisher: Publisher,
  ) => Promise<readonly { readonly status: WithdrawalStatus }[]>;
  /** Approved or transferred ones whose codes these are. */
  readonly byCodes: (codes: readonly string[]) => Promise<readonly WithdrawalRow[]>;
  /** Unordered. */
  readonly withIds: (ids: readonly string[]) => Promise<readonly WithdrawalRow[]>;
  /** Newest first. */
  readonly of: (
    publisher: Publisher,
    source: WithdrawalSource | null,
    page: PageRequest,
  ) => Promise<Page<WithdrawalRow>>;
  readonly countOf: (publisher: Publisher, source: WithdrawalSource | null) => Promise<number | null>;
  /** Those that wait for somebody, the oldest first. */
  readonly toPay: (page: PageRequest) => Promise<Page<WithdrawalToPay>>;
  readonly countToPay: () => Promise<number | null>;
};
export const WithdrawalBook: Token<WithdrawalBook> = token<WithdrawalBook>('WithdrawalBook');

/** The fee and the least of a withdrawal that is asked for at that moment. */
export type WithdrawalFee = (at: Instant) => Promise<WithdrawalTerms>;
export const WithdrawalFee: Token<WithdrawalFee> = token<WithdrawalFee>('WithdrawalFee');
