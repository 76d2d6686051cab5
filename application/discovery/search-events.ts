import { distinctUntilChanged, from, map, type Observable, of, startWith, switchMap, timer } from 'rxjs';
import type { EventCard, EventFilter, EventListings } from '#application/ports/event-listings.ts';
import { SEARCH_PAGE, SEARCH_PAUSE, SUGGESTIONS_MAX, searchedFor } from '#domain/event/event-search.ts';
import { type Token, token } from '#domain/kernel/token.ts';

const everything: EventFilter = { search: null, time: null, categoryId: null, format: null, free: false };

/** IDLE: nothing is asked. A failed search shows an empty list, never an error: suggestions stand below it. [S8] */
export type SearchState =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'SEARCHING'; readonly text: string }
  | { readonly kind: 'FOUND'; readonly text: string; readonly events: readonly EventCard[] };

export type SearchEvents = {
  /** Follows what is typed: waits for a pause, drops answers that came too late. */
  readonly follow: (text$: Observable<string>) => Observable<SearchState>;
  /** One search at once, for a page that was opened by its address. */
  readonly once: (text: string) => Promise<readonly EventCard[]>;
  /** Upcoming events; none when they cannot be had. */
  readonly suggestions: () => Promise<readonly EventCard[]>;
};
export const SearchEvents: Token<SearchEvents> = token('SearchEvents');

export function makeSearchEvents({ listings }: { readonly listings: EventListings }): SearchEvents {
  const once = async (text: string): Promise<readonly EventCard[]> => {
    const answer = await listings.list({ ...everything, search: text }, SEARCH_PAGE).catch(() => null);
    return answer?.ok ? answer.value : [];
  };
  return {
    once,
    follow: (text$) =>
      text$.pipe(
        map(searchedFor),
        distinctUntilChanged(),
        switchMap((text) =>
          text === null
            ? of<SearchState>({ kind: 'IDLE' })
            : timer(SEARCH_PAUSE).pipe(
                switchMap(() => from(once(text))),
                map((events): SearchState => ({ kind: 'FOUND', text, events })),
                startWith<SearchState>({ kind: 'SEARCHING', text }),
              ),
        ),
      ),
    suggestions: async () => {
      const answer = await listings.list({ ...everything, time: 'UPCOMING' }, SUGGESTIONS_MAX).catch(() => null);
      return answer?.ok ? answer.value : [];
    },
  };
}
