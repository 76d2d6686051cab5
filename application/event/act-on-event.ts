import { EventActs } from '#application/event/ports/event-acts.ts';
import { readEventListing } from '#domain/event/event-listing.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S2.14-03] [S2.14-04] [S2.14-24] [S7.7-35] */
export type ActOnEvent = EventActs;

export const ActOnEvent = defineUseCase(
  'ActOnEvent',
  { acts: EventActs },
  ({ acts }): ActOnEvent => ({
    ...acts,
    writeListing: async (eventId, typed) => {
      const listing = readEventListing(typed);
      return listing.ok ? acts.writeListing(eventId, listing.value) : listing;
    },
  }),
);
