import type { Favourite } from '#domain/event/favourite.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type Favourites = {
  readonly read: (eventId: number) => Promise<Result<Favourite, Refusal>>;
  /** Idempotent; answers the new state. UNAUTHORIZED when signed out. [S7.4-14] */
  readonly set: (eventId: number, isInterest: boolean) => Promise<Result<Favourite, Refusal>>;
};
export const Favourites: Token<Favourites> = token('Favourites');
