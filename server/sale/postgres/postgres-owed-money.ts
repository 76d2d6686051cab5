import type pg from 'pg';
import type { OwedMoney, OwedMoneySearch } from '#server/sale/ports/owed-money.ts';

/** Of the newest late money, looked through for second payments. */
const MOST_RECENT = 500;

const COLUMNS = `p.event_id AS "eventId", o.user_order_id AS "userOrderId", p.payment_id AS "paymentId", p.received`;
const PAYMENT = 'event_id, payment_id, checkout_session_id, received, updated_at';
const ORDER = `CROSS JOIN LATERAL (SELECT user_order_id, status IN ('SUCCESSFUL', 'REQUIRED_APPROVAL') AS stands
  FROM user_order WHERE event_id = p.event_id AND checkout_session_id = p.checkout_session_id OFFSET 0) o`;
const LATE = `SELECT ${COLUMNS}, ARRAY[CASE WHEN o.stands THEN 'SECOND_PAYMENT' ELSE 'LATE_MONEY' END] AS reasons FROM (
    SELECT ${PAYMENT} FROM payment WHERE state = 'LATE_MONEY' AND late_choice IS NULL AND updated_at <= $1
    ORDER BY updated_at LIMIT $2) p ${ORDER} ORDER BY p.updated_at`;
// An order that stands has been paid otherwise, so that its late money is a second payment and waits for no choice.
const SECOND = `SELECT ${COLUMNS}, ARRAY['SECOND_PAYMENT'] AS reasons FROM (
    SELECT ${PAYMENT} FROM payment WHERE state = 'LATE_MONEY' AND late_choice IS NULL AND updated_at > $1
    ORDER BY updated_at DESC LIMIT ${MOST_RECENT}) p ${ORDER} WHERE o.stands ORDER BY p.updated_at LIMIT $2`;
const BEYOND = `SELECT ${COLUMNS}, ARRAY['SURPLUS', 'SECOND_PAYMENT'] AS reasons FROM (
    SELECT ${PAYMENT} FROM payment WHERE state = 'SUCCEEDED' AND received - amount > refunded
    ORDER BY updated_at LIMIT $1) p ${ORDER} ORDER BY p.updated_at`;

export const makePostgresOwedMoney = (pool: Pick<pg.Pool, 'query'>): OwedMoneySearch => ({
  async owed(lateBefore, limit) {
    const over = new Date(lateBefore);
    const late = await pool.query<OwedMoney>(LATE, [over, limit]);
    const second = await pool.query<OwedMoney>(SECOND, [over, limit]);
    const beyond = await pool.query<OwedMoney>(BEYOND, [limit]);
    return [...late.rows, ...second.rows, ...beyond.rows];
  },
});
