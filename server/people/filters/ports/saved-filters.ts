import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { FilteredList, SavedFilter } from '#domain/people/saved-filter.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type SavedFilters = {
  /** By name. */
  readonly of: (accountId: AccountId, list: FilteredList) => Promise<readonly SavedFilter[]>;
  /** All of the account; others that change them wait. */
  readonly lock: (tx: Transaction, accountId: AccountId) => Promise<readonly SavedFilter[]>;
  readonly put: (tx: Transaction, accountId: AccountId, filter: SavedFilter, at: Instant) => Promise<void>;
  /** Of the account alone. */
  readonly remove: (accountId: AccountId, id: string) => Promise<void>;
};
export const SavedFilters: Token<SavedFilters> = token<SavedFilters>('SavedFilters');
