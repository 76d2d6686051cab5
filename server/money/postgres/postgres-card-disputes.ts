import type pg from 'pg';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { CardDispute, CardDisputes, UnsettledDispute } from '#server/money/ports/card-disputes.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `d.event_id AS "eventId", d.dispute_id AS "disputeId", d.payment_id AS "paymentId", d.state, d.amount,
  d.of_refunds AS "ofRefunds", CASE WHEN d.handled_at IS NULL THEN d.task END AS task`;
const FIND = `SELECT ${COLUMNS} FROM card_dispute d WHERE d.event_id = $1 AND d.dispute_id = $2`;
const STATES = `SELECT dispute_id AS "disputeId", state FROM card_dispute WHERE dispute_id = ANY($1::text[])`;
const HOLDING = `SELECT ${COLUMNS} FROM card_dispute d
  JOIN refund r ON r.event_id = d.event_id AND r.payment_id = d.payment_id
  WHERE r.event_id = $1 AND r.refund_id = $2 AND d.state <> 'WON' AND d.of_refunds > 0 ORDER BY d.state LIMIT 1`;
const ADD = `INSERT INTO card_dispute (event_id, dispute_id, payment_id, state, amount, of_refunds, reason, opened_at,
    closed_at, task)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $4 <> 'OPEN' THEN $8::timestamptz END, $9)
  ON CONFLICT (event_id, dispute_id) DO NOTHING`;
// As `isUnpaid` says; a gateway may still pay what a person gave up.
const UNREPORTED = 'unreported ';
const ADD_UNREPORTED = `INSERT INTO card_dispute (event_id, dispute_id, payment_id, state, amount, of_refunds, reason,
    opened_at)
  SELECT $1, $2, $3, 'OPEN', $4, $4, $5, $6
  WHERE NOT EXISTS (SELECT FROM card_dispute WHERE event_id = $1 AND payment_id = $3 AND state <> 'WON')
  ON CONFLICT (event_id, dispute_id) DO NOTHING`;
const UNPAID = `SELECT r.event_id AS "eventId", r.refund_id AS "refundId",
    (r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet) AS amount, r.by_provider AS "byProvider"
  FROM refund r WHERE r.event_id = $1 AND r.payment_id = $2 AND r.status IN ('DECIDED', 'FAILED')
    AND NOT EXISTS (SELECT FROM gateway_refund g WHERE g.event_id = r.event_id AND g.refund_id = r.refund_id
      AND g.state IN ('SENDING', 'ACCEPTED'))
  ORDER BY r.refund_id FOR UPDATE`;
const SAVE = `UPDATE card_dispute SET state = $3, of_refunds = $4, closed_at = coalesce(closed_at, $5),
    closed_by = coalesce(closed_by, $6), task = coalesce($7, task)
  WHERE event_id = $1 AND dispute_id = $2`;
const TO_SETTLE = `SELECT d.event_id AS "eventId", d.dispute_id AS "disputeId", d.task, d.state, d.amount, d.reason,
    d.opened_at AS "openedAt", e.name AS "eventName", o.user_order_id AS "userOrderId", o.order_number AS "orderNumber",
    json_build_object('email', o.registrant_email, 'firstName', o.registrant_first_name, 'lastName',
      o.registrant_last_name, 'nameOrder', o.registrant_name_order) AS buyer
  FROM card_dispute d JOIN event e ON e.event_id = d.event_id
  JOIN payment p ON p.event_id = d.event_id AND p.payment_id = d.payment_id
  JOIN user_order o ON o.event_id = p.event_id AND o.checkout_session_id = p.checkout_session_id
  WHERE d.task IS NOT NULL AND d.handled_at IS NULL ORDER BY d.opened_at, d.dispute_id LIMIT $1`;
// Received as `TakeBackDisputed` names it.
const WON_BACK = `SELECT coalesce(sum(c.amount), 0)::bigint AS amount
  FROM payment_receipt c JOIN card_dispute d ON d.event_id = c.event_id AND d.payment_id = c.payment_id
    AND c.provider_reference = d.dispute_id || ' won'
  WHERE c.event_id = $1 AND c.payment_id = $2`;
const HANDLED = `UPDATE card_dispute SET handled_at = $3, handled_by = $4, handled_note = $5
  WHERE event_id = $1 AND dispute_id = $2 AND task IS NOT NULL AND handled_at IS NULL`;

export const makePostgresCardDisputes = (pool: Pick<pg.Pool, 'query'>): CardDisputes => ({
  async add(tx, { eventId, disputeId, paymentId, state, amount, ofRefunds, reason, at, task }) {
    const row = [eventId, disputeId, paymentId, state, amount, ofRefunds, reason, new Date(at), task];
    const { client } = inPostgres(tx);
    await client.query('DELETE FROM card_dispute WHERE event_id = $1 AND dispute_id = $2', [
      eventId,
      `${UNREPORTED}${paymentId}`,
    ]);
    await client.query(ADD, row);
  },
  async addUnreported(tx, { eventId, paymentId, amount, code, at }) {
    const row = [eventId, `${UNREPORTED}${paymentId}`, paymentId, amount, code, new Date(at)];
    await inPostgres(tx).client.query(ADD_UNREPORTED, row);
  },
  find: async ({ eventId, disputeId }) => (await pool.query<CardDispute>(FIND, [eventId, disputeId])).rows[0] ?? null,
  async states(disputeIds) {
    const { rows } = await pool.query<Pick<CardDispute, 'disputeId' | 'state'>>(STATES, [disputeIds]);
    return new Map(rows.map(({ disputeId, state }) => [disputeId, state]));
  },
  lock: async (tx, { eventId, disputeId }) =>
    (await inPostgres(tx).client.query<CardDispute>(`${FIND} FOR UPDATE`, [eventId, disputeId])).rows[0] ?? null,
  holding: async ({ eventId, refundId }) =>
    (await pool.query<CardDispute>(HOLDING, [eventId, refundId])).rows[0] ?? null,
  unpaid: async (tx, { eventId, paymentId }) =>
    (
      await inPostgres(tx).client.query<Awaited<ReturnType<CardDisputes['unpaid']>>[number]>(UNPAID, [
        eventId,
        paymentId,
      ])
    ).rows,
  async save(tx, { eventId, disputeId, state, ofRefunds, task }, { at, by }) {
    await inPostgres(tx).client.query(SAVE, [eventId, disputeId, state, ofRefunds, new Date(at), by, task]);
  },
  wonBack: async (eventId, paymentId) =>
    (await pool.query<{ readonly amount: Dong }>(WON_BACK, [eventId, paymentId])).rows[0]?.amount ?? ZERO,
  toSettle: async (most) => (await pool.query<UnsettledDispute>(TO_SETTLE, [most])).rows,
  async handled(tx, { eventId, disputeId }, { at, by, note }) {
    await inPostgres(tx).client.query(HANDLED, [eventId, disputeId, new Date(at), by, note]);
  },
});
