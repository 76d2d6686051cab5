import type { Observable } from 'rxjs';
import type { EventCard } from '#application/ports/event-listings.ts';
import { type Token, token } from '#domain/kernel/token.ts';

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
