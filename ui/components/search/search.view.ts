import { useEffect, useMemo, useState } from 'react';
import { BehaviorSubject, Subject, startWith, switchMap } from 'rxjs';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { SearchEvents, type SearchState } from '#application/event/search-events.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

const idle: SearchState = { kind: 'IDLE' };

/** `again` repeats a failed search. */
export function useSearchResults(text: string): { readonly results: SearchState; readonly again: () => void } {
  const { follow } = useUseCase(SearchEvents);
  // A BehaviorSubject: a late subscriber (after lazy loading) still gets the last text.
  const typed$ = useMemo(() => new BehaviorSubject(''), []);
  const again$ = useMemo(() => new Subject<void>(), []);
  const [results, setResults] = useState<SearchState>(idle);
  useEffect(() => {
    const states$ = again$.pipe(
      startWith(undefined),
      switchMap(() => follow(typed$)),
    );
    const subscription = states$.subscribe(setResults);
    return () => subscription.unsubscribe();
  }, [follow, typed$, again$]);
  useEffect(() => typed$.next(text), [typed$, text]);
  return { results, again: () => again$.next() };
}

/** null while loading. Loaded when the results open, and again when a search finds nothing. */
export function useSuggestions(results: SearchState): readonly EventCard[] | null {
  const { suggestions } = useUseCase(SearchEvents);
  const [events, setEvents] = useState<readonly EventCard[] | null>(null);
  const found = results.kind === 'FOUND' ? results.events : [];
  const occasion = results.kind === 'FAILED' || (results.kind === 'FOUND' && found.length === 0) ? results.text : null;
  useEffect(() => {
    let current: string | null | undefined = occasion;
    const show = (suggested: readonly EventCard[]): void => {
      // Keep the earlier ones if none came.
      if (current === occasion) setEvents((before) => (suggested.length === 0 ? (before ?? []) : suggested));
    };
    void suggestions().then(show, () => show([]));
    return () => {
      current = undefined;
    };
  }, [suggestions, occasion]);
  return events?.filter(({ id }) => !found.some((event) => event.id === id)) ?? null;
}
