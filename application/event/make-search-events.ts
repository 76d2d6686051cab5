import { distinctUntilChanged, map, of, startWith, switchMap, timer } from 'rxjs';
import { ANY_EVENT, type EventListings } from '#application/event/ports/event-listings.ts';
import { SEARCH_PAGE, SEARCH_PAUSE, SUGGESTIONS_MAX, searchQuery } from '#domain/event/event-search.ts';
import type { SearchEvents, SearchState } from './search-events.ts';

/** Separate from its token (search-events.ts), so that it loads lazily. */
export function makeSearchEvents({ listings }: { readonly listings: EventListings }): SearchEvents {
  const search = async (text: string): Promise<SearchState> => {
    const answer = await listings.list({ ...ANY_EVENT, search: text }, SEARCH_PAGE).catch(() => null);
    return answer?.ok ? { kind: 'FOUND', text, ...answer.value } : { kind: 'FAILED', text };
  };
  return {
    follow: (text$) =>
      text$.pipe(
        map(searchQuery),
        distinctUntilChanged(),
        switchMap((text) =>
          text === null
            ? of<SearchState>({ kind: 'IDLE' })
            : timer(SEARCH_PAUSE).pipe(
                switchMap(() => search(text)),
                startWith<SearchState>({ kind: 'SEARCHING', text }),
              ),
        ),
      ),
    suggestions: async () => {
      const answer = await listings.list({ ...ANY_EVENT, time: 'UPCOMING' }, SUGGESTIONS_MAX).catch(() => null);
      return answer?.ok ? answer.value.events : [];
    },
  };
}
