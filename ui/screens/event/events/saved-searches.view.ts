import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { EventCategory, EventFilter } from '#application/event/ports/event-listings.ts';
import { type KeptSearches, ManageSearches, type SearchRefusal } from '#application/people/manage-searches.ts';
import type { Result } from '#domain/kernel/result.ts';
import { FILTER_NAME_LENGTH, filterOf, filterProblem, MOST_FILTERS } from '#domain/people/saved-filter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { chosenParts, narrowedBy, readEventFilter, writeEventFilter } from './event-filter.view.ts';
import { useFilterWords } from './use-filter-words.ts';

/** `kept` null: not loaded. */
export function useSavedSearches(filter: EventFilter, categories: readonly EventCategory[]) {
  const { t } = useLingui();
  const locale = useLocale();
  const searches = useUseCase(ManageSearches);
  const words = useFilterWords(categories);
  const [kept, setKept] = useState<KeptSearches | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const query = filterOf(writeEventFilter(filter));

  const nameOf = (of: EventFilter): string => {
    const chosen = words.chosen(of);
    return chosenParts(of)
      .map((part) => chosen[part])
      .join(' · ');
  };
  const said = useCallback(
    (answer: Result<unknown, SearchRefusal> | null): string | null => {
      if (answer === null) return t`Can’t reach the server. Please try again.`;
      if (answer.ok) return null;
      return answer.refusal.code === 'NOT_KEPT'
        ? t`Your browser doesn’t let us keep anything on this device. Sign in to save searches.`
        : refusalSentence(answer.refusal, locale);
    },
    [t, locale],
  );
  const read = useCallback(async (): Promise<void> => {
    const answer = await searches.list().catch(() => null);
    setProblem(said(answer));
    if (answer?.ok === true) setKept(answer.value);
  }, [searches, said]);
  useEffect(() => void read(), [read]);

  const change = async (asked: Promise<Result<null, SearchRefusal>>): Promise<void> => {
    setBusy(true);
    const why = said(await asked.catch(() => null));
    await read();
    setBusy(false);
    setProblem(why);
  };
  return {
    at: kept?.at ?? null,
    kept:
      kept?.searches.map((one) => {
        const of = readEventFilter(new URLSearchParams(one.query));
        return { id: one.id, name: nameOf(of), to: writeEventFilter(of), isNow: one.query === query };
      }) ?? null,
    problem,
    busy,
    now: narrowedBy(filter) === 0 ? null : nameOf(filter),
    tryAgain: () => void read(),
    save: async (): Promise<void> => {
      const name = nameOf(filter).slice(0, FILTER_NAME_LENGTH);
      const found = filterProblem({ id: '', name, query }, kept?.searches ?? []);
      if (found?.field === 'filters') setProblem(t`You have ${MOST_FILTERS} saved searches. Remove one first.`);
      else await change(searches.save(name, query));
    },
    remove: (id: string) => change(searches.remove(id)),
  };
}
