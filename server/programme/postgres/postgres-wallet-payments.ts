import type { Instant } from '#domain/kernel/instant.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { WalletPayment, WalletPayments } from '#server/programme/ports/wallet-payments.ts';

const PAYMENT = `payment_id AS "paymentId", account_id AS "accountId", checkout_session_id AS "checkoutSessionId",
  event_id AS "eventId", amount, part, state`;
const OF_CHECKOUT = `SELECT ${PAYMENT} FROM wallet_payment
  WHERE account_id = $1 AND checkout_session_id = $2 AND state <> 'RELEASED'`;
const HOLD = `INSERT INTO wallet_payment (payment_id, account_id, number, checkout_session_id, event_id, amount,
    balance, part, state, held_at, look_at, updated_at)
  SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $9, 'HELD', $7, $8, $7
  FROM wallet_payment WHERE account_id = $2`;
const DUE = `SELECT ${PAYMENT} FROM wallet_payment WHERE state IN ('HELD', 'CHARGED') AND look_at <= $1
  ORDER BY look_at LIMIT $2`;

const OPEN_PARTS = `SELECT ${PAYMENT} FROM wallet_payment WHERE account_id = $1 AND state = 'HELD' AND part`;

const moment = (at: Instant): Date => new Date(at);

export const makePostgresWalletPayments = ({ pool }: Pick<Database, 'pool'>): WalletPayments => ({
  async ofCheckout(tx, accountId, checkoutSessionId) {
    const { rows } = await inPostgres(tx).client.query<WalletPayment>(OF_CHECKOUT, [accountId, checkoutSessionId]);
    return rows[0] ?? null;
  },
  async hold(tx, { paymentId, accountId, checkoutSessionId, eventId, amount, part }, balance, { at, lookAt }) {
    await inPostgres(tx).client.query(HOLD, [
      paymentId,
      accountId,
      checkoutSessionId,
      eventId,
      amount,
      balance,
      moment(at),
      moment(lookAt),
      part,
    ]);
  },
  async move(tx, { accountId, paymentId }, { from, to }, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      `UPDATE wallet_payment SET state = $4, updated_at = $5
       WHERE account_id = $1 AND payment_id = $2 AND state = $3`,
      [accountId, paymentId, from, to, moment(at)],
    );
    return rowCount === 1;
  },
  due: async (now, limit) => (await pool.query<WalletPayment>(DUE, [moment(now), limit])).rows,
  openParts: async (accountId) => (await pool.query<WalletPayment>(OPEN_PARTS, [accountId])).rows,
  async lookLater({ accountId, paymentId }, at) {
    await pool.query('UPDATE wallet_payment SET look_at = $3 WHERE account_id = $1 AND payment_id = $2', [
      accountId,
      paymentId,
      moment(at),
    ]);
  },
});
