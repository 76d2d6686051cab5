import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { FilteredList, SavedFilter } from '#domain/people/saved-filter.ts';
import type { Refusal } from '#domain/refusal.ts';

export type KeptFilter = Pick<SavedFilter, 'id' | 'name' | 'query'>;

/** The viewer's own filters, on every device. */
export type FilterShelf = {
  readonly list: (list: FilteredList) => Promise<Result<readonly KeptFilter[], Refusal>>;
  readonly save: (list: FilteredList, name: string, query: string) => Promise<Result<null, Refusal>>;
  readonly rename: (id: string, name: string) => Promise<Result<null, Refusal>>;
  readonly remove: (id: string) => Promise<Result<null, Refusal>>;
};
export const FilterShelf: Token<FilterShelf> = token('FilterShelf');
