import type { CatalogueReads } from '#server/event/ports/catalogue-reads.ts';

/** What an answer was made from, so that a change of it makes the answer stale. */
export type ReadScope = {
  readonly events: readonly number[];
  /** It lists events. */
  readonly lists: boolean;
  /** It shows how many places are left. */
  readonly stock: boolean;
};
export type TrackedReads = { readonly reads: CatalogueReads; readonly scope: () => ReadScope };

/** Records which events were asked for, found or not. */
export function trackReads({ catalogue, standing, publishers }: CatalogueReads): TrackedReads {
  const events = new Set<number>();
  let lists = false;
  let stock = false;
  const ofEvents =
    <Answer>(read: (eventIds: readonly number[]) => Promise<Answer>) =>
    (eventIds: readonly number[]): Promise<Answer> => {
      for (const id of eventIds) events.add(id);
      return read(eventIds);
    };
  const list =
    <Asked extends readonly unknown[], Answer>(read: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> => {
      lists = true;
      return read(...asked);
    };
  const counted = ofEvents(catalogue.ticketsOf);
  return {
    scope: () => ({ events: [...events], lists, stock }),
    reads: {
      publishers,
      standing: {
        ...standing,
        facts: (eventIds, accountId) => ofEvents((ids) => standing.facts(ids, accountId))(eventIds),
      },
      // Listed by name: a new read does not compile until it is recorded.
      catalogue: {
        publishedEvents: list(catalogue.publishedEvents),
        countPublishedEvents: list(catalogue.countPublishedEvents),
        featuredEvents: list(catalogue.featuredEvents),
        events: ofEvents(catalogue.events),
        sessionsOf: ofEvents(catalogue.sessionsOf),
        ticketsOf: (eventIds) => {
          stock = true;
          return counted(eventIds);
        },
        photosOf: ofEvents(catalogue.photosOf),
        sessions: async (ids) => {
          const rows = await catalogue.sessions(ids);
          for (const row of rows) events.add(row.eventId);
          return rows;
        },
        tickets: (ticketTypes) => {
          stock = true;
          for (const { eventId } of ticketTypes) events.add(eventId);
          return catalogue.tickets(ticketTypes);
        },
        categories: catalogue.categories,
      },
    },
  };
}
