import type { ListedCategory } from '#domain/event/category-list.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type KeptCategory = ListedCategory & { readonly categoryId: number; readonly version: number };

export type CategoryList = {
  /** All of them in their order, the retired ones too. */
  readonly all: (tx?: Transaction) => Promise<readonly KeptCategory[]>;
  /** Locks the list, so that two admins wait for each other. */
  readonly lock: (tx: Transaction) => Promise<readonly KeptCategory[]>;
  /** A new one stands last. */
  readonly put: (tx: Transaction, category: KeptCategory) => Promise<void>;
  readonly order: (tx: Transaction, categoryIds: readonly number[]) => Promise<void>;
};
export const CategoryList: Token<CategoryList> = token<CategoryList>('CategoryList');
