import type pg from 'pg';
import { type Instant, later } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import {
  ASKED_AGAIN_AFTER,
  GATEWAY_ASKS,
  GATEWAY_WAITS,
  type GatewayState,
} from '#domain/money/payment/gateway-report.ts';
import type { GatewayProvider, PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { GatewayPayment, GatewayPayments } from '#server/money/ports/gateway-payments.ts';

type Row = {
  readonly provider: GatewayProvider;
  readonly reference: string;
  readonly event_id: number;
  readonly payment_id: string;
  readonly method: PaymentMethod;
  readonly amount: Dong;
  readonly started_at: Instant;
  readonly expires_at: Instant;
  readonly continue_with: string | null;
  readonly state: GatewayState;
  readonly code: string | null;
  readonly transaction_number: string | null;
  readonly asks: number;
};

const COLUMNS = `provider, reference, event_id, payment_id, method, amount, started_at, expires_at, continue_with,
  state, code, transaction_number, asks`;

const paymentOf = (row: Row): GatewayPayment => ({
  provider: row.provider,
  reference: row.reference,
  eventId: row.event_id,
  paymentId: row.payment_id,
  method: row.method,
  amount: row.amount,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  continueWith: row.continue_with,
  state: row.state,
  code: row.code,
  transactionNumber: row.transaction_number,
  asks: row.asks,
});

const ADD = `INSERT INTO gateway_payment (provider, reference, event_id, payment_id, method, amount, started_at,
  expires_at, continue_with, state, ask_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'OPEN', $10)
  ON CONFLICT DO NOTHING`;
const NOTE = `UPDATE gateway_payment SET state = $3, code = $4,
  transaction_number = coalesce($5, transaction_number), reported_at = $6, continue_with = NULL, ask_at = NULL
  WHERE provider = $1 AND reference = $2 AND state <> 'PAID'`;
const TAKE_DUE = `UPDATE gateway_payment g SET asks = g.asks + 1,
    continue_with = CASE WHEN g.asks + 1 < $4 THEN g.continue_with END,
    ask_at = CASE WHEN g.asks + 1 >= $4 THEN NULL
      ELSE $1::timestamptz + ($3::int[])[least(g.asks + 2, cardinality($3::int[]))] * interval '1 ms' END
  FROM (SELECT provider, reference FROM gateway_payment WHERE ask_at <= $1 ORDER BY ask_at LIMIT $2
    FOR UPDATE SKIP LOCKED) due
  WHERE g.provider = due.provider AND g.reference = due.reference RETURNING ${COLUMNS.replaceAll(/(\w+)/g, 'g.$1')}`;
// A buyer's own question does not use up the platform's, and puts the next one off for a moment only.
const TAKE_NOW = `UPDATE gateway_payment SET ask_at = $3
  WHERE payment_id = $1 AND state = 'OPEN' AND (ask_at IS NULL OR ask_at > $3 OR ask_at <= $2) RETURNING ${COLUMNS}`;

export const makePostgresGatewayPayments = (pool: Pick<pg.Pool, 'query'>): GatewayPayments => {
  const one = async (sql: string, values: readonly unknown[]): Promise<GatewayPayment | null> => {
    const { rows } = await pool.query<Row>(sql, [...values]);
    return rows[0] === undefined ? null : paymentOf(rows[0]);
  };
  return {
    add: async (payment, askAt) => {
      const { provider, reference, eventId, paymentId, method, amount, startedAt, expiresAt, continueWith } = payment;
      await pool.query(ADD, [
        provider,
        reference,
        eventId,
        paymentId,
        method,
        amount,
        new Date(startedAt),
        new Date(expiresAt),
        continueWith,
        new Date(askAt),
      ]);
    },
    byReference: (provider, reference) =>
      one(`SELECT ${COLUMNS} FROM gateway_payment WHERE provider = $1 AND reference = $2`, [provider, reference]),
    byPayment: (paymentId) => one(`SELECT ${COLUMNS} FROM gateway_payment WHERE payment_id = $1`, [paymentId]),
    note: async ({ provider, reference }, { state, code, transactionNumber, at }) => {
      await pool.query(NOTE, [provider, reference, state, code, transactionNumber, new Date(at)]);
    },
    takeDue: async (now: Instant, limit) =>
      (await pool.query<Row>(TAKE_DUE, [new Date(now), limit, GATEWAY_WAITS, GATEWAY_ASKS])).rows.map(paymentOf),
    takeNow: (paymentId, now) => one(TAKE_NOW, [paymentId, new Date(now), new Date(later(now, ASKED_AGAIN_AFTER))]),
  };
};
