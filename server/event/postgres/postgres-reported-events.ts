import type { EventRow } from '#server/event/ports/event-row.ts';
import type { ReportedEvents, ReportedEventsQuery } from '#server/event/ports/reported-events.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countAll } from '#server/platform/postgres/count-all.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { EVENT_COLUMNS } from './event-columns.ts';
import { eventHoldsSearch } from './holds-search.ts';
import { visibilityCondition } from './visibility-condition.ts';

const LATEST: SortOrder = {
  key: 'e.begin_at',
  keyType: 'timestamptz',
  id: 'e.event_id',
  idType: 'int',
  descending: true,
};

/** Whoever sees everybody's events reads them in the order of the index event_by_start, which asks for this. */
const BY_START = 'e.event_id > 0';

const seesAll = ({ anyOf }: ReportedEventsQuery['visibility']): boolean =>
  anyOf.some((condition) => Object.values(condition).every((part) => part === undefined));

const conditionOf = ({ visibility, search, period }: ReportedEventsQuery, given: Parameters): string =>
  [
    ...(seesAll(visibility) && search === null && period === null ? [BY_START] : []),
    visibilityCondition(visibility, given),
    // An organiser may take a sold event back to draft; its money stays.
    `(e.status <> 'READY' OR EXISTS (SELECT FROM user_order o WHERE o.event_id = e.event_id))`,
    ...(search === null ? [] : [eventHoldsSearch(search, given)]),
    ...(period === null
      ? []
      : [
          `EXISTS (SELECT FROM section_event s WHERE s.event_id = e.event_id
            AND s.begin_at >= ${given.add(new Date(period.start))}
            AND s.begin_at < ${given.add(new Date(period.end))})`,
        ]),
  ].join(' AND ');

export const makePostgresReportedEvents = (pool: Pick<Reports, 'query'>): ReportedEvents => ({
  async events(query, page) {
    const given = parameters();
    const wanted = conditionOf(query, given);
    const { condition, order } = keyset(LATEST, page, given);
    const { rows } = await pool.query<EventRow>(
      `SELECT ${EVENT_COLUMNS} FROM event e WHERE ${wanted} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, (row) => ({ key: row.beginAt, id: String(row.eventId) }));
  },
  countEvents(query) {
    const given = parameters();
    const wanted = conditionOf(query, given);
    return countUpTo(pool, `event e WHERE ${wanted}`, given.values);
  },
  countAllEvents(query) {
    const given = parameters();
    const wanted = conditionOf(query, given);
    return countAll(pool, `event e WHERE ${wanted}`, given.values);
  },
});
