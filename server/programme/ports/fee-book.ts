import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { FeeChange, FeeHistory, FeeName } from '#domain/programme/fee-schedule.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** The platform's fees with everything that they were before. */
export type FeeBook = {
  /** The oldest first; version 0 is the environment's. */
  readonly history: (fee: FeeName, tx?: Transaction) => Promise<FeeHistory>;
  /** False: somebody else saved that version first. */
  readonly add: (
    tx: Transaction,
    fee: FeeName,
    change: FeeChange & { readonly changedBy: AccountId; readonly changedAt: number },
  ) => Promise<boolean>;
};
export const FeeBook: Token<FeeBook> = token<FeeBook>('FeeBook');
