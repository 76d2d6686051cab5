import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import { UNPAID_DONATION } from './unpaid-donation.ts';

type Pool = Pick<pg.Pool, 'query'>;

const DUE = `SELECT event_id FROM (
    SELECT event_id, held_until FROM reservation WHERE state IN ('HELD', 'IN_CHECKOUT') AND held_until <= $1
    UNION ALL SELECT event_id, held_until FROM checkout_session WHERE ${UNPAID_DONATION} AND held_until <= $1) due
  GROUP BY event_id ORDER BY min(held_until) LIMIT $2`;
// Events in turn: one that stays sold out does not keep the others waiting.
const LATE_MONEY = `SELECT event_id, payment_id FROM (
    SELECT event_id, payment_id, updated_at, row_number() OVER (PARTITION BY event_id ORDER BY updated_at) AS place
    FROM payment WHERE state = 'LATE_MONEY' AND late_choice = 'WAIT') waiting
  ORDER BY place, updated_at LIMIT $1`;

export async function eventsWithDue(pool: Pool, now: Instant, limit: number): Promise<readonly number[]> {
  const { rows } = await pool.query<{ readonly event_id: number }>(DUE, [new Date(now), limit]);
  return rows.map((row) => row.event_id);
}

// The smallest group of each ticket type tells whether there is anything to offer.
const TO_OFFER = `SELECT DISTINCT w.event_id FROM (
    SELECT event_id, ticket_type_id, section_event_id, min(party) AS party FROM waiting_entry WHERE state = 'WAITING'
    GROUP BY event_id, ticket_type_id, section_event_id) w
  JOIN ticket_type t USING (event_id, ticket_type_id)
  JOIN section_event s ON s.event_id = w.event_id AND s.section_event_id = w.section_event_id
  WHERE (t.sale_end_at IS NULL OR t.sale_end_at > $1) AND s.end_at > $1 AND s.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM ticket_type_quota d JOIN quota q USING (event_id, quota_id)
      WHERE d.event_id = w.event_id AND d.ticket_type_id = w.ticket_type_id
        AND q.capacity - q.reserved - q.sold < w.party)
  ORDER BY w.event_id LIMIT $2`;

export async function eventsToOffer(pool: Pool, now: Instant, limit: number): Promise<readonly number[]> {
  const { rows } = await pool.query<{ readonly event_id: number }>(TO_OFFER, [new Date(now), limit]);
  return rows.map((row) => row.event_id);
}

export async function waitingLateMoney(
  pool: Pool,
  limit: number,
): Promise<readonly { readonly eventId: number; readonly paymentId: string }[]> {
  const { rows } = await pool.query<{ readonly event_id: number; readonly payment_id: string }>(LATE_MONEY, [limit]);
  return rows.map((row) => ({ eventId: row.event_id, paymentId: row.payment_id }));
}
