import { useEffect, useMemo, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { SearchEvents, type SearchState } from '#application/discovery/search-events.ts';
import type { EventCard } from '#application/ports/event-listings.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

const idle: SearchState = { kind: 'IDLE' };

/** Follows what is typed: searching, then what was found. */
export function useSearchResults(text: string): SearchState {
  const { follow } = useUseCase(SearchEvents);
  // Remembers the last text: what follows it is fetched first.
  const typed$ = useMemo(() => new BehaviorSubject(''), []);
  const [state, setState] = useState<SearchState>(idle);
  useEffect(() => {
    const subscription = follow(typed$).subscribe(setState);
    return () => subscription.unsubscribe();
  }, [follow, typed$]);
  useEffect(() => typed$.next(text), [typed$, text]);
  return state;
}

/** Upcoming events for who has not found yet; null while they are on their way. Asked when the results open, and again when nothing is found. */
export function useSuggestions(found: SearchState): readonly EventCard[] | null {
  const { suggestions } = useUseCase(SearchEvents);
  const [events, setEvents] = useState<readonly EventCard[] | null>(null);
  const occasion = found.kind === 'FOUND' && found.events.length === 0 ? found.text : null;
  useEffect(() => {
    let current: string | null | undefined = occasion;
    void suggestions().then((suggested) => {
      if (current === occasion) setEvents(suggested);
    });
    return () => {
      current = undefined;
    };
  }, [suggestions, occasion]);
  return events;
}
