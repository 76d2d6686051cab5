import type pg from 'pg';
import { REFUND_ASKS, REFUND_WAITS } from '#domain/sale/refund/gateway-refund.ts';
import type { GatewayRefund, GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `g.event_id AS "eventId", g.refund_id AS "refundId", g.payment_id AS "paymentId",
  (r.tickets + r.donation + r.late + r.surplus - r.points - r.wallet) AS amount, g.state, g.number, g.asks`;
// As `heldBy` says.
const heldIn = (row: string): string => `EXISTS (SELECT FROM card_dispute c WHERE c.event_id = ${row}.event_id
  AND c.payment_id = ${row}.payment_id AND c.state <> 'WON' AND c.of_refunds > 0)`;
const TAKE_DUE = `UPDATE gateway_refund g SET asks = g.asks + 1,
    ask_at = CASE WHEN g.asks + 1 >= $4 THEN NULL
      ELSE $1::timestamptz + ($3::int[])[least(g.asks + 1, cardinality($3::int[]))] * interval '1 ms' END
  FROM (SELECT event_id, refund_id FROM gateway_refund d WHERE ask_at <= $1 AND (state <> 'DUE' OR NOT EXISTS (
      SELECT FROM gateway_refund o WHERE o.event_id = d.event_id AND o.payment_id = d.payment_id
        AND o.state IN ('SENDING', 'ACCEPTED')) AND NOT ${heldIn('d')})
    ORDER BY ask_at LIMIT $2 FOR UPDATE SKIP LOCKED) due
  JOIN refund r ON r.event_id = due.event_id AND r.refund_id = due.refund_id
  WHERE g.event_id = due.event_id AND g.refund_id = due.refund_id RETURNING ${COLUMNS}`;
const AWAITED = `SELECT ${COLUMNS} FROM gateway_refund g JOIN refund r USING (event_id, refund_id)
  WHERE g.event_id = $1 AND g.payment_id = $2 AND g.state IN ('SENDING', 'ACCEPTED')`;
const BEFORE = `SELECT number FROM gateway_refund
  WHERE event_id = $1 AND payment_id = $2 AND refund_id <> $3 AND state = 'DONE'`;
const WRITE = `UPDATE gateway_refund SET state = $3, number = coalesce($4, number), code = coalesce($5, code),
  ask_at = CASE WHEN $3 IN ('DONE', 'REFUSED') THEN NULL ELSE ask_at END, updated_at = $6
  WHERE event_id = $1 AND refund_id = $2`;

export const makePostgresGatewayRefunds = (pool: Pick<pg.Pool, 'query'>): GatewayRefunds => ({
  takeDue: async (now, limit) =>
    (await pool.query<GatewayRefund>(TAKE_DUE, [new Date(now), limit, REFUND_WAITS, REFUND_ASKS])).rows,
  awaited: async (eventId, paymentId) => (await pool.query<GatewayRefund>(AWAITED, [eventId, paymentId])).rows,
  numbersBefore: async ({ eventId, paymentId, refundId }) =>
    (await pool.query<{ readonly number: string | null }>(BEFORE, [eventId, paymentId, refundId])).rows.map(
      ({ number }) => number,
    ),
  async lock(tx, { eventId, refundId }) {
    const { client } = inPostgres(tx);
    await client.query('SELECT FROM refund WHERE event_id = $1 AND refund_id = $2 FOR UPDATE', [eventId, refundId]);
    // A second statement sees what others committed before the lock.
    const { rows } = await client.query<NonNullable<Awaited<ReturnType<GatewayRefunds['lock']>>>>(
      `SELECT g.state, r.status, r.by_provider AS "byProvider", ${heldIn('g')} AS held FROM gateway_refund g
       JOIN refund r USING (event_id, refund_id) WHERE g.event_id = $1 AND g.refund_id = $2`,
      [eventId, refundId],
    );
    return rows[0] ?? null;
  },
  async write(tx, { eventId, refundId }, { state, number, code, at }) {
    await inPostgres(tx).client.query(WRITE, [eventId, refundId, state, number, code, new Date(at)]);
  },
  async route(tx, { eventId, refundId }, byProvider) {
    await inPostgres(tx).client.query('UPDATE refund SET by_provider = $3 WHERE event_id = $1 AND refund_id = $2', [
      eventId,
      refundId,
      byProvider,
    ]);
  },
});
