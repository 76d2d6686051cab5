import type { Observable } from 'rxjs';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** FAILED: no list is shown, because the result is unknown; suggestions replace it. [S8] */
export type SearchState =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'SEARCHING'; readonly text: string }
  | {
      readonly kind: 'FOUND';
      readonly text: string;
      readonly events: readonly EventCard[];
      /** All that match, shown or not; null: more than 10,000. */
      readonly total: number | null;
    }
  | { readonly kind: 'FAILED'; readonly text: string };

export type SearchEvents = {
  /** Debounced; outdated answers are dropped. A new subscriber after a failure searches again. */
  readonly follow: (text$: Observable<string>) => Observable<SearchState>;
  /** Upcoming events; empty on failure. */
  readonly suggestions: () => Promise<readonly EventCard[]>;
};
export const SearchEvents: Token<SearchEvents> = token('SearchEvents');
