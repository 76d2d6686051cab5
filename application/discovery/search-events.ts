import { distinctUntilChanged, from, map, type Observable, of, startWith, switchMap, timer } from 'rxjs';
import type { EventCard, EventFilter, EventListings } from '#application/ports/event-listings.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Sent this long after the last keystroke. [S7.4] */
const SEARCH_DEBOUNCE_MS = 500;
const SEARCH_LIMIT = 20;
const SUGGESTIONS_LIMIT = 12;

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
    const answer = await listings.list({ ...everything, search: text }, SEARCH_LIMIT).catch(() => null);
    return answer?.ok ? answer.value : [];
  };
  return {
    once,
    follow: (text$) =>
      text$.pipe(
        map((text) => text.trim()),
        distinctUntilChanged(),
        switchMap((text) =>
          text === ''
            ? of<SearchState>({ kind: 'IDLE' })
            : timer(SEARCH_DEBOUNCE_MS).pipe(
                switchMap(() => from(once(text))),
                map((events): SearchState => ({ kind: 'FOUND', text, events })),
                startWith<SearchState>({ kind: 'SEARCHING', text }),
              ),
        ),
      ),
    suggestions: async () => {
      const answer = await listings.list({ ...everything, time: 'UPCOMING' }, SUGGESTIONS_LIMIT).catch(() => null);
      return answer?.ok ? answer.value : [];
    },
  };
}
