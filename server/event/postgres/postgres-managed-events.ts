import type { ManagementBucket } from '#domain/event/management-bucket.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { OrdersOfStatus } from '#domain/report/orders-by-status.ts';
import { REVENUE_STATUSES } from '#domain/report/revenue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { ManagedEvents, ManagedQuery, SalesFigures, SalesOfDay } from '#server/event/ports/managed-events.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { cachedCounts } from '#server/platform/postgres/cached-counts.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { EVENT_COLUMNS } from './event-columns.ts';
import { eventHoldsSearch } from './holds-search.ts';
import { visibilityCondition } from './visibility-condition.ts';

/** domain/event/management-bucket.ts as SQL; a test compares the two on rows of every kind. */
function bucketCondition({ bucket, now, accountId }: ManagedQuery, given: Parameters): string {
  const at = () => `${given.add(new Date(now))}::timestamptz`;
  switch (bucket) {
    case 'ARCHIVED':
      return 'e.archive';
    case 'DRAFT':
      return `NOT e.archive AND e.status = 'READY'`;
    case 'UPCOMING_ONGOING':
      return `NOT e.archive AND e.status = 'PUBLISHED' AND e.end_at >= ${at()}`;
    case 'ONGOING':
      return `NOT e.archive AND e.status = 'PUBLISHED' AND ${at()} BETWEEN e.begin_at AND e.end_at`;
    case 'PAST':
      return `NOT e.archive AND (e.status = 'CANCELLED' OR e.status = 'PUBLISHED' AND e.end_at < ${at()})`;
    case 'FAVORITES':
      return `NOT e.archive AND e.event_id = ANY(ARRAY(SELECT i.event_id FROM event_interest i
        WHERE i.account_id = ${given.add(accountId)}))`;
    case 'FEATURED':
      return 'NOT e.archive AND e.featured';
  }
}

function conditionOf(query: ManagedQuery, given: Parameters): string {
  const search = query.search === null ? null : eventHoldsSearch(query.search, given);
  return [
    visibilityCondition(query.visibility, given),
    bucketCondition(query, given),
    ...(search === null ? [] : [search]),
  ].join(' AND ');
}

function sortOf(bucket: ManagementBucket): SortOrder {
  const byTime = bucket === 'UPCOMING_ONGOING' || bucket === 'ONGOING' || bucket === 'PAST';
  return {
    key: byTime ? 'e.begin_at' : 'e.updated_at',
    keyType: 'timestamptz',
    id: 'e.event_id',
    idType: 'int',
    descending: bucket !== 'UPCOMING_ONGOING' && bucket !== 'ONGOING',
  };
}

// Refunds of orders that still count.
const REFUNDED = `LEFT JOIN (SELECT user_order_id, sum(tickets) AS tickets, sum(donation) AS donation FROM refund
    WHERE event_id = $1 GROUP BY user_order_id) r ON r.user_order_id = o.user_order_id`;

// Refunded and cancelled orders have void tickets; the day is that of the order's first ticket.
const DAYS = `${PLANNED_ANEW} WITH sold AS (
    SELECT user_order_id, min(inserted_at) AS at, count(*)::int AS tickets FROM bought_ticket WHERE event_id = $1
      AND status = 'VALID' GROUP BY user_order_id)
  SELECT date_trunc('day', sold.at, $2) AS at, sum(sold.tickets)::int AS tickets,
    sum(o.price - coalesce(r.tickets + r.donation, 0))::bigint AS value
    FROM sold JOIN user_order o ON o.event_id = $1 AND o.user_order_id = sold.user_order_id AND o.status = ANY($3)
    ${REFUNDED}
   GROUP BY 1 ORDER BY 1`;

// Each table is read once.
const COUNTS = `${PLANNED_ANEW} SELECT ticket.*, places.*, money.* FROM
    (SELECT count(*)::int AS bought, (count(*) FILTER (WHERE redeem_count > 0))::int AS redeemed FROM bought_ticket
      WHERE event_id = $1 AND status = 'VALID') ticket,
    (SELECT coalesce(sum(reserved), 0)::int AS held FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE') places,
    (SELECT coalesce(sum(o.price - o.donation - coalesce(r.tickets, 0)), 0)::bigint AS tickets,
        coalesce(sum(o.donation - coalesce(r.donation, 0)), 0)::bigint AS donations
       FROM user_order o ${REFUNDED} WHERE o.event_id = $1 AND o.status = ANY($2)) money`;

const MANY_TICKETS = 20_000;
type Counts = {
  readonly bought: number;
  readonly redeemed: number;
  readonly held: number;
  readonly tickets: number;
  readonly donations: number;
};

export function makePostgresManagedEvents(pool: Pick<Reports, 'query'>): ManagedEvents {
  const rarely = cachedCounts<SalesFigures>(({ bought }) => bought >= MANY_TICKETS);
  return {
    async events(query, page) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      const sort = sortOf(query.bucket);
      const { condition, order } = keyset(sort, page, given);
      const { rows } = await pool.query<EventRow & { readonly key: number }>(
        `SELECT ${EVENT_COLUMNS}, ${sort.key} AS key FROM event e WHERE ${wanted} AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, (row) => ({ key: row.key, id: String(row.eventId) }));
    },
    countEvents(query) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      return countUpTo(pool, `event e WHERE ${wanted}`, given.values);
    },
    figures: (eventId, timezone) =>
      rarely(`${eventId} ${timezone}`, async () => {
        const [counts, orders, days] = await Promise.all([
          pool.query<Counts>(COUNTS, [eventId, REVENUE_STATUSES]),
          pool.query<OrdersOfStatus>(
            'SELECT status, count(*)::int AS count, coalesce(sum(price), 0)::bigint AS total FROM user_order ' +
              'WHERE event_id = $1 GROUP BY status ORDER BY status',
            [eventId],
          ),
          pool.query<SalesOfDay>(DAYS, [eventId, timezone, REVENUE_STATUSES]),
        ]);
        const figures = counts.rows[0] ?? { bought: 0, redeemed: 0, held: 0, tickets: 0, donations: 0 };
        return {
          ...figures,
          tickets: dong(figures.tickets),
          donations: dong(figures.donations),
          orders: orders.rows,
          days: days.rows,
        };
      }),
  };
}
