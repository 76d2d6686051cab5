import { Favourites } from '#application/event/ports/favourites.ts';
import { type Favourite, requestedInterest } from '#domain/event/favourite.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type KeepFavourite = {
  /** null if unknown; the page works without it. */
  readonly look: (eventId: number) => Promise<Favourite | null>;
  /** Inverts the shown state; adds the event if nothing was shown yet. [S4-52] */
  readonly toggle: (eventId: number, shown: Favourite | null) => Promise<Result<Favourite, Refusal>>;
};

export const KeepFavourite = defineUseCase(
  'KeepFavourite',
  { favourites: Favourites },
  ({ favourites }): KeepFavourite => ({
    look: async (eventId) => {
      const answer = await favourites.read(eventId);
      return answer.ok ? answer.value : null;
    },
    // Signing in from the heart button adds the event; it never removes it.
    toggle: (eventId, shown) => favourites.set(eventId, shown === null || requestedInterest(shown)),
  }),
);
