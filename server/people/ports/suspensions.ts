import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SuspendingAdmin, Suspension } from '#domain/people/suspension.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Accounts that nobody can sign in to. */
export type Suspensions = {
  /** Null for a missing account. One such decision at a time; until the commit nobody signs in to the first. */
  readonly lock: (
    tx: Transaction,
    accountId: AccountId,
    by: AccountId,
  ) => Promise<readonly [SuspendingAdmin | null, SuspendingAdmin | null]>;
  readonly put: (tx: Transaction, accountId: AccountId, suspension: Suspension | null) => Promise<void>;
  /** Stays true or false until the transaction ends. */
  readonly isSuspended: (tx: Transaction, accountId: AccountId) => Promise<boolean>;
};

export const Suspensions: Token<Suspensions> = token<Suspensions>('Suspensions');
