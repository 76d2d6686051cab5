import { Favourites } from '#application/event/ports/favourites.ts';
import { type Favourite, requestedInterest } from '#domain/event/favourite.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The heart of an event's page. */
export type KeepFavourite = {
  /** Null where it could not be learnt: the page is whole without it. */
  readonly look: (eventId: number) => Promise<Favourite | null>;
  /** Turns over what is shown; keeps the event where nothing was shown yet. [S4-52] */
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
    // Who has just signed in to press the heart meant to keep the event, not to let go of it.
    toggle: (eventId, shown) => favourites.set(eventId, shown === null || requestedInterest(shown)),
  }),
);
