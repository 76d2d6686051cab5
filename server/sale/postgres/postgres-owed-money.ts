import type pg from 'pg';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { OwedMoney, OwedMoneySearch, UnansweredMoney } from '#server/sale/ports/owed-money.ts';

const COLUMNS = `p.event_id AS "eventId", o.user_order_id AS "userOrderId", p.payment_id AS "paymentId", p.received`;
const PAYMENT = 'event_id, payment_id, checkout_session_id, amount, received, updated_at';
const UNANSWERED = `state = 'LATE_MONEY' AND late_choice IS NULL`;
const ORDER = `CROSS JOIN LATERAL (SELECT user_order_id, section_event_id, registrant_email,
    status IN ('SUCCESSFUL', 'REQUIRED_APPROVAL') AS stands
  FROM user_order WHERE event_id = p.event_id AND checkout_session_id = p.checkout_session_id OFFSET 0) o`;
const REASON = `ARRAY[CASE WHEN o.stands THEN 'SECOND_PAYMENT' ELSE 'LATE_MONEY' END] AS reasons`;
const LATE = `SELECT ${COLUMNS}, ${REASON} FROM (
    SELECT ${PAYMENT} FROM payment WHERE ${UNANSWERED} AND updated_at <= $1
    ORDER BY updated_at LIMIT $2) p ${ORDER} ORDER BY p.updated_at`;
// The order was paid otherwise, the hold ended before the rest came, or the event is called off.
const CALLED_OFF = `EXISTS (SELECT FROM event_cancellation c WHERE c.event_id = p.event_id
  AND c.state IN ('RUNNING', 'DONE') AND (c.section_event_id IS NULL OR c.section_event_id = o.section_event_id))`;
const AT_ONCE = `SELECT ${COLUMNS}, ${REASON} FROM (
    SELECT ${PAYMENT} FROM payment WHERE ${UNANSWERED} AND updated_at > $1) p ${ORDER}
  WHERE o.stands OR p.received < p.amount OR ${CALLED_OFF} ORDER BY p.updated_at LIMIT $2`;
const BEYOND = `SELECT ${COLUMNS}, ARRAY['SURPLUS', 'SECOND_PAYMENT'] AS reasons FROM (
    SELECT ${PAYMENT} FROM payment WHERE state = 'SUCCEEDED' AND received - amount > refunded
    ORDER BY updated_at LIMIT $1) p ${ORDER} ORDER BY p.updated_at`;
const TO_REMIND = `SELECT p.event_id AS "eventId", p.payment_id AS "paymentId", p.received, o.registrant_email AS email,
    c.locale FROM (
    SELECT ${PAYMENT} FROM payment WHERE ${UNANSWERED} AND late_reminded_at IS NULL AND updated_at <= $1
    ORDER BY updated_at LIMIT $2) p ${ORDER}
  JOIN checkout_session c ON c.event_id = p.event_id AND c.checkout_session_id = p.checkout_session_id`;
const REMINDED = `UPDATE payment SET late_reminded_at = $4
  WHERE event_id = $1 AND payment_id = $2 AND received = $3 AND ${UNANSWERED} AND late_reminded_at IS NULL`;

export const makePostgresOwedMoney = (pool: Pick<pg.Pool, 'query'>): OwedMoneySearch => ({
  async owed(lateBefore, limit) {
    const over = new Date(lateBefore);
    const late = await pool.query<OwedMoney>(LATE, [over, limit]);
    const atOnce = await pool.query<OwedMoney>(AT_ONCE, [over, limit]);
    const beyond = await pool.query<OwedMoney>(BEYOND, [limit]);
    return [...late.rows, ...atOnce.rows, ...beyond.rows];
  },
  async unanswered(lateBefore, limit) {
    return (await pool.query<UnansweredMoney>(TO_REMIND, [new Date(lateBefore), limit])).rows;
  },
  async reminded(tx, { eventId, paymentId, received }, now) {
    const { rowCount } = await inPostgres(tx).client.query(REMINDED, [eventId, paymentId, received, new Date(now)]);
    return rowCount === 1;
  },
});
