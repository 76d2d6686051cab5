import type { Observable } from 'rxjs';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/**
 * IDLE: nothing is asked. FAILED: whether anything fits is not known; no list is shown, and suggestions stand in its
 * place. [S8]
 */
export type SearchState =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'SEARCHING'; readonly text: string }
  | { readonly kind: 'FOUND'; readonly text: string; readonly events: readonly EventCard[] }
  | { readonly kind: 'FAILED'; readonly text: string };

export type SearchEvents = {
  /**
   * Follows what is typed: waits for a pause, drops answers that came too late. Who follows anew after a failure
   * searches again.
   */
  readonly follow: (text$: Observable<string>) => Observable<SearchState>;
  /** Upcoming events; none when they cannot be had. */
  readonly suggestions: () => Promise<readonly EventCard[]>;
};
export const SearchEvents: Token<SearchEvents> = token('SearchEvents');
