import type { Database } from '#server/platform/postgres/connection.ts';
import type { EndedHolds } from '#server/sale/ports/ended-holds.ts';

// Late money takes its checkout's places again, so holds of a checkout with a payment stay.
const HOLDS = `WITH ended AS (
    SELECT r.event_id, r.reservation_id FROM reservation r
    WHERE r.state = 'RELEASED' AND r.updated_at < $1 AND NOT EXISTS (
      SELECT FROM payment p WHERE p.event_id = r.event_id AND p.checkout_session_id = r.checkout_session_id)
      AND NOT EXISTS (
      SELECT FROM user_order o WHERE o.event_id = r.event_id AND o.checkout_session_id = r.checkout_session_id)
    ORDER BY r.updated_at LIMIT $2 FOR UPDATE SKIP LOCKED),
  named AS (DELETE FROM attendee a USING ended e
    WHERE a.event_id = e.event_id AND a.reservation_id = e.reservation_id)
  DELETE FROM reservation r USING ended e WHERE r.event_id = e.event_id AND r.reservation_id = e.reservation_id`;
const CHECKOUTS = `DELETE FROM checkout_session c USING (
    SELECT s.event_id, s.checkout_session_id FROM checkout_session s
    WHERE s.state IN ('CANCELLED', 'EXPIRED') AND s.updated_at < $1
      AND NOT EXISTS (SELECT FROM reservation r
        WHERE r.event_id = s.event_id AND r.checkout_session_id = s.checkout_session_id)
      AND NOT EXISTS (SELECT FROM payment p
        WHERE p.event_id = s.event_id AND p.checkout_session_id = s.checkout_session_id)
      AND NOT EXISTS (SELECT FROM user_order o
        WHERE o.event_id = s.event_id AND o.checkout_session_id = s.checkout_session_id)
    ORDER BY s.updated_at LIMIT $2 FOR UPDATE SKIP LOCKED) e
  WHERE c.event_id = e.event_id AND c.checkout_session_id = e.checkout_session_id`;

export const makePostgresEndedHolds = ({ pool }: Pick<Database, 'pool'>): EndedHolds => ({
  forgetHolds: async (before, most) => (await pool.query(HOLDS, [new Date(before), most])).rowCount ?? 0,
  forgetCheckouts: async (before, most) => (await pool.query(CHECKOUTS, [new Date(before), most])).rowCount ?? 0,
});
