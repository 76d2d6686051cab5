import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { CatalogueReads } from '#server/event/ports/catalogue-reads.ts';
import { trackReads } from './tracked-reads.ts';

const nothing = (): Promise<never[]> => Promise.resolve([]);
const empty: CatalogueReads = {
  catalogue: {
    publishedEvents: () => Promise.resolve({ rows: [], after: null, before: null }),
    countPublishedEvents: () => Promise.resolve(0),
    featuredEvents: nothing,
    events: nothing,
    sessionsOf: nothing,
    sessions: nothing,
    ticketsOf: nothing,
    tickets: nothing,
    photosOf: nothing,
    categories: nothing,
  },
  standing: { facts: () => Promise.resolve(new Map()), sessionsWithTicket: nothing, taken: nothing },
  publishers: { people: nothing, corporates: nothing },
};

it('records the events that were read, also missing ones', async () => {
  const { reads, scope } = trackReads(empty);
  await Promise.all([
    reads.catalogue.events([1, 2]),
    reads.standing.facts([2, 3], null),
    reads.catalogue.photosOf([4]),
    reads.publishers.people([]),
  ]);
  expect(scope()).toEqual({ events: [1, 2, 3, 4], lists: false, stock: false });
});

it('records that stock was read, and that events were listed', async () => {
  const { reads, scope } = trackReads(empty);
  await reads.catalogue.ticketsOf([5]);
  expect(scope()).toEqual({ events: [5], lists: false, stock: true });
  await reads.catalogue.featuredEvents(12, instant(0));
  expect(scope()).toEqual({ events: [5], lists: true, stock: true });
});
