import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ManageFilters } from '#application/people/manage-filters.ts';
import type { KeptFilter } from '#application/people/ports/filter-shelf.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type FilteredList, filterOf, filterProblem, MOST_FILTERS } from '#domain/people/saved-filter.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type { KeptFilter } from '#application/people/ports/filter-shelf.ts';
export type { FilteredList } from '#domain/people/saved-filter.ts';

/** `kept` null: not loaded. */
export function useSavedFilters(list: FilteredList) {
  const { t } = useLingui();
  const locale = useLocale();
  const filters = useUseCase(ManageFilters);
  const [query, setQuery] = useSearchParams();
  const [kept, setKept] = useState<readonly KeptFilter[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const now = filterOf(query.toString());

  const said = useCallback(
    (answer: Result<unknown, Refusal> | null): string | null => {
      if (answer === null) return t`Can’t reach the server. Please try again.`;
      return answer.ok ? null : refusalSentence(answer.refusal, locale);
    },
    [t, locale],
  );
  const read = useCallback(async (): Promise<void> => {
    const answer = await filters.list(list).catch(() => null);
    setProblem(said(answer));
    if (answer?.ok === true) setKept(answer.value);
  }, [filters, list, said]);
  useEffect(() => void read(), [read]);

  const change = async (asked: Promise<Result<null, Refusal>>): Promise<boolean> => {
    setBusy(true);
    const why = said(await asked.catch(() => null));
    await read();
    setBusy(false);
    setProblem(why);
    return why === null;
  };
  const wrong = (id: string, name: string, of: string): string | null => {
    const found = filterProblem({ id, name: name.trim(), query: of }, kept ?? []);
    if (found === null) return null;
    if (found.field === 'query') return t`Filter or search the list first, then save it here`;
    if (found.field === 'filters') return t`You have ${MOST_FILTERS} saved filters here. Delete one first.`;
    return found.problem.kind === 'MALFORMED'
      ? t`You already have a filter of this name`
      : t`Please write a name, 60 characters at most`;
  };
  return {
    kept,
    problem,
    busy,
    isFiltered: now !== '',
    isNow: (filter: KeptFilter) => filter.query === now,
    pick: (filter: KeptFilter) => setQuery(filter.query),
    tryAgain: () => void read(),
    /** True: done. */
    save: async (name: string): Promise<boolean> => {
      const why = wrong('', name, now);
      if (why !== null) setProblem(why);
      return why === null && (await change(filters.save(list, name.trim(), now)));
    },
    rename: async ({ id, query: of }: KeptFilter, name: string): Promise<boolean> => {
      const why = wrong(id, name, of);
      if (why !== null) setProblem(why);
      return why === null && (await change(filters.rename(id, name.trim())));
    },
    remove: ({ id }: KeptFilter) => change(filters.remove(id)),
  };
}
