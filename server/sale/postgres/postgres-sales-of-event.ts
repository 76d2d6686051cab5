import type { Database } from '#server/platform/postgres/connection.ts';
import type { SaleCounts, SalesOfEvent, StandingOrder } from '#server/sale/ports/sales-of-event.ts';
import { UNPAID_DONATION } from './unpaid-donation.ts';

const OF_SCOPE = 'event_id = $1 AND ($2::int IS NULL OR section_event_id = $2)';
const STANDING = `status IN ('SUCCESSFUL', 'REQUIRED_APPROVAL')`;
const HELD = `state IN ('HELD', 'IN_CHECKOUT')`;

const COUNTS = `WITH standing AS (
    SELECT event_id, user_order_id, checkout_session_id FROM user_order WHERE ${OF_SCOPE} AND ${STANDING})
  SELECT (SELECT count(*)::int FROM standing) AS orders,
    (SELECT count(*)::int FROM bought_ticket b JOIN standing o ON o.event_id = b.event_id
      AND o.user_order_id = b.user_order_id WHERE b.status = 'VALID') AS tickets,
    (SELECT coalesce(sum(p.received), 0)::bigint FROM payment p JOIN standing o ON o.event_id = p.event_id
      AND o.checkout_session_id = p.checkout_session_id WHERE p.state = 'SUCCEEDED') AS money`;

// The desk's lock order: quotas, lines, checkouts.
const LOCK_QUOTAS = 'SELECT FROM quota WHERE event_id = $1 ORDER BY quota_id FOR NO KEY UPDATE';
const END_LINES = `UPDATE reservation SET held_until = $3 WHERE ${OF_SCOPE} AND ${HELD} AND held_until > $3`;
const END_GIFTS = `UPDATE checkout_session SET held_until = $3 WHERE ${OF_SCOPE} AND ${UNPAID_DONATION}
  AND held_until > $3`;
const LEFT = `SELECT (SELECT count(*) FROM reservation WHERE ${OF_SCOPE} AND ${HELD})::int
  + (SELECT count(*) FROM checkout_session WHERE ${OF_SCOPE} AND ${UNPAID_DONATION})::int AS holds`;

const STANDING_ORDERS = `SELECT user_order_id AS "userOrderId", account_id AS "accountId",
    checkout_session_id AS "checkoutSessionId", price FROM user_order
  WHERE ${OF_SCOPE} AND ${STANDING} AND ($3::uuid IS NULL OR user_order_id > $3) ORDER BY user_order_id LIMIT $4`;

export const makePostgresSalesOfEvent = ({ pool, transaction }: Database): SalesOfEvent => ({
  async counts({ eventId, sectionEventId }) {
    const { rows } = await pool.query<SaleCounts>(COUNTS, [eventId, sectionEventId]);
    return rows[0] as SaleCounts;
  },
  endHolds: ({ eventId, sectionEventId }, now) =>
    transaction(async ({ client }) => {
      await client.query(LOCK_QUOTAS, [eventId]);
      await client.query(END_LINES, [eventId, sectionEventId, new Date(now)]);
      await client.query(END_GIFTS, [eventId, sectionEventId, new Date(now)]);
      const { rows } = await client.query<{ readonly holds: number }>(LEFT, [eventId, sectionEventId]);
      return rows[0]?.holds ?? 0;
    }),
  async standing({ eventId, sectionEventId }, after, limit) {
    const { rows } = await pool.query<StandingOrder>(STANDING_ORDERS, [eventId, sectionEventId, after, limit]);
    return rows;
  },
});
