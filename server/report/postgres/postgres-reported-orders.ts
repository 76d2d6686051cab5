import { cutPage } from '#server/platform/ports/page.ts';
import { countAll } from '#server/platform/postgres/count-all.ts';
import { countUpTo, shownCount } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';
import type { ReportedOrders, ReportedOrdersQuery, ReportedOrderView } from '#server/report/ports/reported-orders.ts';

// The payment that succeeded, else the newest; its time is that of the last money that came for it.
const COLUMNS = `o.event_id AS "eventId", o.user_order_id AS "orderId", o.order_number AS "orderNumber",
  o.inserted_at AS "createdAt", o.status, o.payment_method AS "paymentMethod", o.price, o.donation,
  json_build_object('firstName', o.registrant_first_name, 'lastName', o.registrant_last_name,
    'nameOrder', o.registrant_name_order) AS buyer,
  o.registrant_email AS "buyerEmail", o.section_event_id AS "sectionEventId", s.name AS "sessionName",
  s.begin_at AS "sessionBeginAt", p.state AS "paymentStatus",
  CASE WHEN o.payment_method = 'FREE' THEN CASE WHEN o.status <> 'PROCESSING' THEN o.inserted_at END
    WHEN p.state NOT IN ('PENDING', 'PART_PAID') THEN c.at END AS "orderedAt",
  coalesce((SELECT g.transaction_number FROM gateway_payment g WHERE g.event_id = o.event_id
    AND g.payment_id = p.payment_id AND g.state = 'PAID'), t.bank_reference, c.provider_reference)
    AS "providerReference",
  coalesce((SELECT sum(r.tickets + r.donation) FROM refund r WHERE r.event_id = o.event_id
    AND r.user_order_id = o.user_order_id), 0)::bigint AS refunded,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('ticketTypeId', x."ticketTypeId", 'ticketName', x.name,
      'quantity', x.quantity, 'unitPrice', x."originalPrice" / x.quantity,
      'final', x.price - coalesce(x.promo, 0))), '[]')
    FROM jsonb_to_recordset(o.lines) AS x("ticketTypeId" uuid, name text, quantity int, "originalPrice" bigint,
      price bigint, promo bigint)) AS lines`;

/** Each row of `orders` with its session, payment and money. */
const sourceOf = (orders: string): string => `${orders} o
  JOIN section_event s ON s.event_id = o.event_id AND s.section_event_id = o.section_event_id
  LEFT JOIN LATERAL (SELECT * FROM payment p WHERE p.event_id = o.event_id
    AND p.checkout_session_id = o.checkout_session_id
    ORDER BY (p.state = 'SUCCEEDED') DESC, p.inserted_at DESC LIMIT 1) p ON true
  LEFT JOIN LATERAL (SELECT c.at, c.provider_reference FROM payment_receipt c WHERE c.event_id = o.event_id
    AND c.payment_id = p.payment_id ORDER BY c.at DESC, c.provider_reference LIMIT 1) c ON true
  LEFT JOIN incoming_transfer t ON t.incoming_transfer_id =
    CASE WHEN c.provider_reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN c.provider_reference::uuid END`;

const NEWEST: SortOrder = {
  key: 'o.inserted_at',
  keyType: 'timestamptz',
  id: 'o.user_order_id',
  idType: 'uuid',
  descending: true,
};

/** `sessions`: whose orders; null: all of the event. */
function conditionOf(
  { eventId, status, search }: ReportedOrdersQuery,
  sessions: readonly number[] | null,
  given: Parameters,
): string {
  return [
    `o.event_id = ${given.add(eventId)}`,
    ...(status === null ? [] : [`o.status = ${given.add(status)}`]),
    ...(sessions === null ? [] : [`${PLANNED_ANEW} o.section_event_id = ANY(${given.add(sessions)}::int[])`]),
    ...(search === null ? [] : [holdsWords('o.search_words', search, given)]),
  ].join(' AND ');
}

const SESSIONS = `SELECT section_event_id AS id, begin_at >= $2 AND begin_at < $3 AS inside
  FROM section_event WHERE event_id = $1`;

export function makePostgresReportedOrders(pool: Pick<Reports, 'query'>): ReportedOrders {
  /** Read first: a period that holds every session costs the list nothing. */
  async function sessionsIn({ eventId, period }: ReportedOrdersQuery): Promise<readonly number[] | null> {
    if (period === null) return null;
    const { rows } = await pool.query<{ readonly id: number; readonly inside: boolean }>(SESSIONS, [
      eventId,
      new Date(period.start),
      new Date(period.end),
    ]);
    return rows.every(({ inside }) => inside) ? null : rows.filter(({ inside }) => inside).map(({ id }) => id);
  }
  async function countOrders(query: ReportedOrdersQuery): Promise<number | null> {
    const given = parameters();
    const wanted = conditionOf(query, await sessionsIn(query), given);
    return countUpTo(pool, `user_order o WHERE ${wanted}`, given.values);
  }
  return {
    async orders(query, page) {
      const given = parameters();
      const wanted = conditionOf(query, await sessionsIn(query), given);
      const { condition, order, way } = keyset(NEWEST, page, given);
      // The page is cut first: an event may have a hundred thousand orders. Words are looked for in each of them, so
      // that a search is read once, for its page and for its count.
      const [found, orders, total] =
        query.search === null
          ? ['', `(SELECT * FROM user_order o WHERE ${wanted} AND ${condition} ${order})`, 'NULL::int']
          : [
              `WITH found AS MATERIALIZED (SELECT o.event_id, o.inserted_at, o.user_order_id FROM user_order o
                WHERE ${wanted})`,
              `(SELECT full_order.* FROM (SELECT * FROM found o WHERE ${condition} ${order}) page
                JOIN user_order full_order USING (event_id, user_order_id))`,
              '(SELECT count(*)::int FROM found)',
            ];
      const { rows } = await pool.query<ReportedOrderView & { readonly total: number | null }>(
        `${found} SELECT ${COLUMNS}, ${total} AS total FROM ${sourceOf(orders)}
         ORDER BY ${NEWEST.key} ${way}, ${NEWEST.id} ${way}`,
        given.values,
      );
      // A first page without rows says by itself that nothing was found.
      const counted = rows[0]?.total ?? (page.from === null && query.search !== null ? 0 : null);
      return {
        ...cutPage(rows, page, (row) => ({ key: row.createdAt, id: row.orderId })),
        count: async () => (counted === null ? countOrders(query) : shownCount(counted)),
      };
    },
    async countAllOrders(query) {
      const given = parameters();
      const wanted = conditionOf(query, await sessionsIn(query), given);
      return countAll(pool, `user_order o WHERE ${wanted}`, given.values);
    },
    async order(eventId, orderId) {
      const { rows } = await pool.query<ReportedOrderView>(
        `SELECT ${COLUMNS} FROM ${sourceOf('user_order')} WHERE o.event_id = $1 AND o.user_order_id = $2`,
        [eventId, orderId],
      );
      return rows[0] ?? null;
    },
  };
}
