import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type FilteredList, filterOf, filterProblem, type SavedFilter } from '#domain/people/saved-filter.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { SavedFilters } from '#server/people/filters/ports/saved-filters.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** A new filter of a list, or another name for a kept one. */
type FilterWish =
  | { readonly kind: 'SAVE'; readonly list: FilteredList; readonly name: string; readonly query: string }
  | { readonly kind: 'RENAME'; readonly id: string; readonly name: string };

export type KeepFilter = (
  accountId: AccountId,
  wish: FilterWish,
) => Promise<Result<SavedFilter, RefusalOf<'INVALID_INPUT'> | RefusalOf<'NOT_FOUND'>>>;

export const KeepFilter = defineUseCase(
  'KeepFilter',
  { filters: SavedFilters, transact: Transact, clock: Clock, ids: NewId },
  ({ filters, transact, clock, ids }): KeepFilter =>
    (accountId, wish) =>
      transact.transaction(async (tx): ReturnType<KeepFilter> => {
        const all = await filters.lock(tx, accountId);
        const name = wish.name.trim();
        const kept = wish.kind === 'RENAME' ? all.find(({ id }) => id === wish.id) : undefined;
        if (wish.kind === 'RENAME' && kept === undefined) return refused({ code: 'NOT_FOUND' });
        const next =
          wish.kind === 'SAVE'
            ? { id: ids.newId(), list: wish.list, name, query: filterOf(wish.query) }
            : kept && { ...kept, name };
        if (next === undefined) return refused({ code: 'NOT_FOUND' });
        const problem = filterProblem(
          next,
          all.filter(({ list }) => list === next.list),
        );
        if (problem !== null) return refused(problem);
        await filters.put(tx, accountId, next, clock.now());
        return ok(next);
      }),
);
