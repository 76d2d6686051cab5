import { SECOND } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { COUNTED_TO, type GuestsGoing, guestsGoing } from '#domain/ticket/shown-guests.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { ShownGuests } from '#server/ticket/ports/shown-guests.ts';

/** The same for everybody, so that it is kept as long as a page. Null: hidden, or too few. */
export type ReadGuestsGoing = (eventId: number) => Promise<GuestsGoing | null>;

export const ReadGuestsGoing = defineUseCase(
  'ReadGuestsGoing',
  { guests: ShownGuests, cache: MicroCache },
  ({ guests, cache }): ReadGuestsGoing =>
    (eventId) =>
      cache.remember({
        key: `guests going ${eventId}`,
        load: async () => {
          if (await guests.isHidden(eventId)) return null;
          return guestsGoing(await guests.going(eventId, COUNTED_TO + 1));
        },
        keep: () => ({
          freshMs: 2 * SECOND,
          staleMs: SECOND,
          events: [eventId],
          lists: false,
          stockEveryMs: null,
          bytes: 1_000,
        }),
      }),
);
