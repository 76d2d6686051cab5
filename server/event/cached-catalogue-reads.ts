import { SECOND } from '#domain/kernel/instant.ts';
import type { CatalogueReads } from '#server/event/ports/catalogue-reads.ts';
import type { Keeping, MicroCache } from '#server/platform/ports/micro-cache.ts';

/** An estimate; one description in a hundred is longer. */
const BYTES_OF_A_ROW = 2_000;
const bytesOf = (rows: readonly unknown[]): number => (1 + rows.length) * BYTES_OF_A_ROW;
const EVENT_KEEPING = { freshMs: 5 * SECOND, staleMs: 0, lists: false, stockEveryMs: null } as const;
/** Below the live stream's delay (SETTLED_MS), so that readers of its message never get an older count. */
const STOCK_EVERY_MS = 100;
/** Names of people and companies change without a message. */
const OTHER_KEEPING = { ...EVENT_KEEPING, freshMs: SECOND, events: [] } as const;
/** Lists depend on the time and the search, so they are read each time; their pages are cached. */
export function makeCachedReads(
  { catalogue, standing, publishers }: CatalogueReads,
  cache: MicroCache,
): CatalogueReads {
  const remember = <Row>(
    what: string,
    ids: readonly unknown[],
    load: () => Promise<readonly Row[]>,
    keeping: () => Omit<Keeping, 'bytes'>,
  ) =>
    cache.remember({
      key: `${what} ${ids.join(' ')}`,
      load,
      keep: (rows) => ({ ...keeping(), bytes: bytesOf(rows) }),
    });
  // Every hold asks for its event and its tickets.
  const ofEvents =
    <Row>(what: string, load: (eventIds: readonly number[]) => Promise<readonly Row[]>, more: Partial<Keeping> = {}) =>
    (eventIds: readonly number[]) =>
      cache.remember({
        key: `${what} ${eventIds.join(' ')}`,
        load: () => load(eventIds),
        keep: (rows: readonly Row[]) => ({ ...EVENT_KEEPING, events: eventIds, ...more, bytes: bytesOf(rows) }),
      });

  return {
    catalogue: {
      ...catalogue,
      events: ofEvents('events', catalogue.events),
      sessionsOf: ofEvents('sessionsOf', catalogue.sessionsOf),
      ticketsOf: ofEvents('ticketsOf', catalogue.ticketsOf, { freshMs: SECOND, stockEveryMs: STOCK_EVERY_MS }),
      photosOf: ofEvents('photosOf', catalogue.photosOf),
      categories: () =>
        remember('categories', [], catalogue.categories, () => ({ ...OTHER_KEEPING, freshMs: 10 * SECOND })),
    },
    standing: {
      ...standing,
      facts: (eventIds, accountId) =>
        accountId !== null
          ? standing.facts(eventIds, accountId)
          : cache.remember({
              key: `facts ${eventIds.join(' ')}`,
              load: () => standing.facts(eventIds, null),
              keep: () => ({ ...EVENT_KEEPING, events: eventIds, bytes: (1 + eventIds.length) * BYTES_OF_A_ROW }),
            }),
    },
    publishers: {
      people: (ids) =>
        remember(
          'people',
          ids,
          () => publishers.people(ids),
          () => OTHER_KEEPING,
        ),
      corporates: (ids) =>
        remember(
          'corporates',
          ids,
          () => publishers.corporates(ids),
          () => OTHER_KEEPING,
        ),
    },
  };
}
