import { ANY_EVENT, type EventCard, type EventFilter, EventListings } from '#application/event/ports/event-listings.ts';
import { cityOf } from '#domain/event/city.ts';
import { similarEvents } from '#domain/event/similar-events.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

type Event = {
  readonly id: number;
  readonly category: { readonly id: number } | null;
  readonly address: string | null;
};

/** Of the event's category or in its city; empty on failure. */
export type FindSimilarEvents = (event: Event) => Promise<readonly EventCard[]>;

/** Some of them are not on sale. */
const LOOKED_AT = 12;

export const FindSimilarEvents = defineUseCase(
  'FindSimilarEvents',
  { listings: EventListings },
  ({ listings }): FindSimilarEvents => {
    const soonest = async (wanted: Partial<EventFilter>): Promise<readonly EventCard[]> => {
      const answer = await listings.list({ ...ANY_EVENT, time: 'UPCOMING', ...wanted }, LOOKED_AT).catch(() => null);
      return answer?.ok ? answer.value.events : [];
    };
    return async ({ id, category, address }) => {
      const city = address === null ? null : cityOf(address);
      const found = await Promise.all([
        category === null ? [] : soonest({ categoryId: category.id }),
        city === null ? [] : soonest({ city }),
      ]);
      return similarEvents(found.flat(), id);
    };
  },
);
