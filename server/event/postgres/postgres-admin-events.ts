import type { AdminEventQuery, AdminEvents } from '#server/event/ports/admin-events.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { EVENT_COLUMNS } from './event-columns.ts';
import { eventHoldsSearch } from './holds-search.ts';

const LATEST: SortOrder = {
  key: 'e.begin_at',
  keyType: 'timestamptz',
  id: 'e.event_id',
  idType: 'int',
  descending: true,
};

/** States what the index event_by_start asks for: a list of everybody's events is read in its order. */
const BY_START = 'e.event_id > 0';

const conditionOf = ({ status, featured, search }: AdminEventQuery, given: Parameters): string =>
  [
    BY_START,
    ...(status === null ? [] : [`e.status = ${given.add(status)}`]),
    ...(featured === null ? [] : [featured ? 'e.featured' : 'NOT e.featured']),
    ...(search === null ? [] : [eventHoldsSearch(search, given)]),
  ].join(' AND ');

export const makePostgresAdminEvents = (pool: Pick<Reports, 'query'>): AdminEvents => ({
  async list(query, page) {
    const given = parameters();
    const wanted = conditionOf(query, given);
    const { condition, order } = keyset(LATEST, page, given);
    const { rows } = await pool.query<EventRow & { readonly key: number }>(
      `SELECT ${EVENT_COLUMNS}, ${LATEST.key} AS key FROM event e WHERE ${wanted} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, (row) => ({ key: row.key, id: String(row.eventId) }));
  },
  count(query) {
    const given = parameters();
    return countUpTo(pool, `event e WHERE ${conditionOf(query, given)}`, given.values);
  },
});
