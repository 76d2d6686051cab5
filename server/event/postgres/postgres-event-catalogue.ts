import { type City, cityPattern, cityWords } from '#domain/event/city.ts';
import type { EventSort } from '#domain/event/event-sort.ts';
import type { CategoryRow } from '#server/event/ports/category-row.ts';
import type { EventCatalogue, PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { PhotoRow } from '#server/event/ports/photo-row.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import { cutPage, type PageRequest } from '#server/platform/ports/page.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { PLAN_KEPT } from '#server/platform/postgres/named-client.ts';
import { nearlyHoldsWords } from '#server/platform/postgres/search-condition.ts';
import {
  BY_FEATURED_PLACE,
  EVENT_COLUMNS,
  LISTED,
  PHOTO_COLUMNS,
  SECTION_EVENT_COLUMNS,
  TICKET_COLUMNS,
  ticketSource,
} from './event-columns.ts';
import { eventHoldsSearch } from './holds-search.ts';
import { type NearWords, nearWordsOf } from './near-words.ts';
import { publishedPage, publishedSource } from './published-runs.ts';

const TICKETS = 'SELECT FROM ticket_type t WHERE t.event_id = e.event_id AND NOT t.by_invitation';
const FREE = `EXISTS (${TICKETS} AND t.price = 0)`;

type TicketTypeKey = { readonly eventId: number; readonly ticketTypeId: string };

/** How a search is answered: by exact words, else by similar ones. Null: none. */
type Match = 'HOLDS' | NearWords | null;
type Nearness = (() => string) | null;
type Matched = { readonly condition: string; readonly nearness: Nearness } | null;

/** Only this many events are ranked by similarity, upcoming first: comparing letters is slow. */
const MOST_NEARLY = 300;

function matched({ search }: PublishedEventsQuery, match: Match, given: Parameters): Matched {
  if (search === null) return null;
  if (match !== 'HOLDS') return nearlyHoldsWords('e.search_words', search, match ?? [], given);
  const condition = eventHoldsSearch(search, given);
  return condition === null ? null : { condition, nearness: null };
}

/** The first condition narrows by the index of words, the second by the city's place in the address. */
const inCity = (city: City, given: Parameters): string =>
  `e.search_words ~ ${given.add(cityWords(city))} AND plain_words(e.address) ~ ${given.add(cityPattern(city))}`;

function conditionsOf(
  query: PublishedEventsQuery,
  match: Match,
  given: Parameters,
): { readonly where: string; readonly nearness: Nearness } {
  const { window } = query;
  const words = matched(query, match, given);
  const conditions = [
    LISTED,
    ...(words === null ? [] : [words.condition]),
    ...(window.endsAfter === null ? [] : [`e.end_at >= ${given.add(new Date(window.endsAfter))}`]),
    ...(window.endsBy === null ? [] : [`e.end_at < ${given.add(new Date(window.endsBy))}`]),
    ...(window.beginsBy === null ? [] : [`e.begin_at <= ${given.add(new Date(window.beginsBy))}`]),
    ...(window.beginsBefore === null ? [] : [`e.begin_at < ${given.add(new Date(window.beginsBefore))}`]),
    ...(query.categoryId === null ? [] : [`e.category_id = ${given.add(query.categoryId)}`]),
    ...(query.format === null ? [] : [`e.event_type = ${given.add(query.format)}`]),
    ...(query.free === null ? [] : [query.free ? FREE : `NOT ${FREE}`]),
    ...(query.mostPrice === null ? [] : [`EXISTS (${TICKETS} AND t.price <= ${given.add(query.mostPrice)})`]),
    ...(query.city === null ? [] : [inCity(query.city, given)]),
    ...(query.corporateId === null ? [] : [`e.corporate_id = ${given.add(query.corporateId)}`]),
    ...(query.ownerAccountId === null
      ? []
      : [`e.owner_account_id = ${given.add(query.ownerAccountId)} AND e.corporate_id IS NULL`]),
    ...(query.likedBy === null
      ? []
      : [`e.event_id IN (SELECT event_id FROM event_interest WHERE account_id = ${given.add(query.likedBy)})`]),
  ];
  return { where: conditions.join(' AND '), nearness: words?.nearness ?? null };
}

const CHEAPEST = '(SELECT min(t.price) FROM ticket_type t WHERE t.event_id = e.event_id AND NOT t.by_invitation)';
const SORTS = {
  NEWEST: { key: 'e.event_id', keyType: 'bigint', id: 'e.event_id', idType: 'int', descending: true },
  // After all prices: events without tickets yet.
  LOWEST_PRICE: {
    key: `coalesce(${CHEAPEST}, 1e15)::float8`,
    keyType: 'float8',
    id: 'e.event_id',
    idType: 'int',
    descending: false,
  },
} as const satisfies Record<EventSort, SortOrder>;

/** Only this many events are sorted by their price, the next first: it is not in an index of events. */
const MOST_BY_PRICE = 1_000;

function sortedPage(sort: EventSort, page: PageRequest, where: string, given: Parameters): string {
  const { condition, order } = keyset(SORTS[sort], page, given);
  const source =
    sort === 'NEWEST'
      ? `event e WHERE ${where} AND`
      : `(SELECT * FROM event e WHERE ${where} ORDER BY e.begin_at, e.event_id LIMIT ${MOST_BY_PRICE}) e WHERE`;
  return `SELECT ${EVENT_COLUMNS}, ${SORTS[sort].key} AS key FROM ${source} ${condition} ${order}`;
}

/** Most similar first, past events last. */
function nearest(query: PublishedEventsQuery, nearness: string, given: Parameters): SortOrder {
  const ended = `e.end_at < ${given.add(new Date(query.now))}`;
  const key = `(CASE WHEN ${ended} THEN 3 ELSE 1 END - round(${nearness}::numeric, 5))::float8`;
  return { key, keyType: 'float8', id: 'e.event_id', idType: 'int', descending: false };
}

type Keyed = EventRow & { readonly key: number };

const nearlySource = (where: string): string =>
  `(SELECT * FROM event e WHERE ${where} ORDER BY e.begin_at DESC LIMIT ${MOST_NEARLY}) e`;

function nearlyPage(
  query: PublishedEventsQuery,
  page: PageRequest,
  where: string,
  nearness: string,
  given: Parameters,
): string {
  const sort = nearest(query, nearness, given);
  const { condition, order } = keyset(sort, page, given);
  return `SELECT ${EVENT_COLUMNS}, ${sort.key} AS key FROM ${nearlySource(where)} WHERE ${condition} ${order}`;
}

export function makePostgresEventCatalogue(
  { pool, reads }: Pick<Database, 'pool' | 'reads'>,
  clock: Clock,
): EventCatalogue {
  const rows = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query(text, [...values])).rows as Row[];

  async function matchOf(query: PublishedEventsQuery): Promise<Match> {
    if (query.search === null) return 'HOLDS';
    const given = parameters();
    const { where } = conditionsOf(query, 'HOLDS', given);
    const [found] = await rows<{ readonly some: boolean }>(
      `SELECT EXISTS (SELECT FROM event e WHERE ${where}) AS some`,
      given.values,
    );
    return found?.some === true ? 'HOLDS' : nearWordsOf(pool, query.search);
  }

  const keyOf = ({ eventId, ticketTypeId }: TicketTypeKey): string => `${eventId} ${ticketTypeId}`;
  const ticket = batchLoader(async (asked: readonly TicketTypeKey[]) => {
    const once = [...new Map(asked.map((one) => [keyOf(one), one])).values()];
    const found = await reads.rows<TicketRow>(
      `${PLAN_KEPT} SELECT ${TICKET_COLUMNS}
        FROM unnest($1::int[], $2::uuid[]) AS asked (event_id, ticket_type_id), ${ticketSource(3)}
        WHERE t.event_id = asked.event_id AND t.ticket_type_id = asked.ticket_type_id`,
      [once.map((one) => one.eventId), once.map((one) => one.ticketTypeId), new Date(clock.now())],
    );
    const byKey = new Map(found.map((row) => [keyOf(row), row]));
    return asked.map((one) => byKey.get(keyOf(one)) ?? null);
  });
  const session = batchLoader(async (asked: readonly number[]) => {
    const found = await reads.rows<SectionEventRow>(
      `${PLAN_KEPT} SELECT ${SECTION_EVENT_COLUMNS}
        FROM session_directory d JOIN section_event s
          ON s.event_id = d.event_id AND s.section_event_id = d.section_event_id
        WHERE d.section_event_id = ANY($1::int[])`,
      [[...new Set(asked)]],
    );
    const byId = new Map(found.map((row) => [row.sectionEventId, row]));
    return asked.map((sectionEventId) => byId.get(sectionEventId) ?? null);
  });

  return {
    async publishedEvents(query, page) {
      const match = await matchOf(query);
      if (match === null) return { rows: [], after: null, before: null };
      const given = parameters();
      const { where, nearness } = conditionsOf(query, match, given);
      const read = await rows<Keyed>(
        nearness !== null
          ? nearlyPage(query, page, where, nearness(), given)
          : query.sort === null
            ? publishedPage(query, page, EVENT_COLUMNS, where, given)
            : sortedPage(query.sort, page, where, given),
        given.values,
      );
      return cutPage(read, page, (row) => ({ key: row.key, id: String(row.eventId) }));
    },
    async countPublishedEvents(query) {
      const match = await matchOf(query);
      if (match === null) return 0;
      const given = parameters();
      const { where, nearness } = conditionsOf(query, match, given);
      return countUpTo(
        pool,
        nearness === null ? publishedSource(query, where, given) : nearlySource(where),
        given.values,
      );
    },
    featuredEvents: (limit, now) =>
      rows<EventRow>(
        `SELECT ${EVENT_COLUMNS} FROM event e WHERE ${LISTED} AND e.featured AND e.end_at >= $1
          ORDER BY ${BY_FEATURED_PLACE} LIMIT $2`,
        [new Date(now), limit],
      ),
    events: (eventIds) =>
      reads.rows<EventRow>(`${PLAN_KEPT} SELECT ${EVENT_COLUMNS} FROM event e WHERE e.event_id = ANY($1::int[])`, [
        eventIds,
      ]),
    sessionsOf: (eventIds) =>
      reads.rows<SectionEventRow>(
        `${PLAN_KEPT} SELECT ${SECTION_EVENT_COLUMNS} FROM section_event s WHERE s.event_id = ANY($1::int[])
          ORDER BY s.event_id, s.position, s.begin_at, s.section_event_id`,
        [eventIds],
      ),
    sessions: async (sectionEventIds) => (await Promise.all(sectionEventIds.map(session))).flatMap((row) => row ?? []),
    ticketsOf: (eventIds) =>
      reads.rows<TicketRow>(
        `${PLAN_KEPT} SELECT ${TICKET_COLUMNS} FROM ${ticketSource(2)} WHERE t.event_id = ANY($1::int[])
          ORDER BY t.event_id, t.section_event_id, t.position, t.ticket_type_id`,
        [eventIds, new Date(clock.now())],
      ),
    tickets: async (ticketTypes) => (await Promise.all(ticketTypes.map(ticket))).flatMap((row) => row ?? []),
    photosOf: (eventIds) =>
      reads.rows<PhotoRow>(
        `${PLAN_KEPT} SELECT ${PHOTO_COLUMNS} FROM photo p WHERE p.event_id = ANY($1::int[])
          ORDER BY p.event_id, p.position, p.photo_id`,
        [eventIds],
      ),
    categories: () =>
      reads.rows<CategoryRow>(
        `SELECT category_id AS "categoryId", name_en AS "nameEn", name_vi AS "nameVi", color, description, retired
          FROM category ORDER BY place, category_id`,
        [],
      ),
  };
}
