import type { Favourite } from '#domain/event/favourite.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The hearts of events, as whoever is signed in sees them. */
export type Favourites = {
  readonly read: (eventId: number) => Promise<Result<Favourite, Refusal>>;
  /**
   * The heart after it was set; to set it twice is to set it once. Refused with UNAUTHORIZED for nobody in particular.
   * [S7.4-14]
   */
  readonly set: (eventId: number, isInterest: boolean) => Promise<Result<Favourite, Refusal>>;
};
export const Favourites: Token<Favourites> = token('Favourites');
