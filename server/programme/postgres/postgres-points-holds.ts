import type { Instant } from '#domain/kernel/instant.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { PointsHold, PointsHolds } from '#server/programme/ports/points-holds.ts';

type HoldRow = {
  readonly account_id: AccountId;
  readonly checkout_session_id: string;
  readonly event_id: number;
  readonly points: Points;
};

const HOLD = 'account_id, checkout_session_id, event_id, points';
const DUE = `SELECT ${HOLD} FROM points_hold WHERE state = 'HELD' AND look_at <= $1 ORDER BY look_at LIMIT $2`;
const OPEN = `SELECT ${HOLD} FROM points_hold WHERE account_id = $1 AND state = 'HELD'`;

const holdOf = (row: HoldRow): PointsHold => ({
  accountId: row.account_id,
  checkoutSessionId: row.checkout_session_id,
  eventId: row.event_id,
  points: row.points,
});

const moment = (at: Instant): Date => new Date(at);

export const makePostgresPointsHolds = ({ pool }: Pick<Database, 'pool'>): PointsHolds => ({
  async isKnown(tx, { accountId, checkoutSessionId }) {
    const { rowCount } = await inPostgres(tx).client.query(
      'SELECT FROM points_hold WHERE account_id = $1 AND checkout_session_id = $2',
      [accountId, checkoutSessionId],
    );
    return rowCount === 1;
  },
  async take(tx, { accountId, checkoutSessionId, eventId, points }, at) {
    await inPostgres(tx).client.query(
      `INSERT INTO points_hold (account_id, checkout_session_id, event_id, points, state, held_at, look_at, updated_at)
       VALUES ($1, $2, $3, $4, 'HELD', $5, $5, $5)`,
      [accountId, checkoutSessionId, eventId, points, moment(at)],
    );
  },
  open: async (accountId) => (await pool.query<HoldRow>(OPEN, [accountId])).rows.map(holdOf),
  due: async (now, limit) => (await pool.query<HoldRow>(DUE, [moment(now), limit])).rows.map(holdOf),
  async lookLater({ accountId, checkoutSessionId }, at) {
    await pool.query('UPDATE points_hold SET look_at = $3 WHERE account_id = $1 AND checkout_session_id = $2', [
      accountId,
      checkoutSessionId,
      moment(at),
    ]);
  },
  async end(tx, { accountId, checkoutSessionId }, as, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      `UPDATE points_hold SET state = $3, updated_at = $4
       WHERE account_id = $1 AND checkout_session_id = $2 AND state = 'HELD'`,
      [accountId, checkoutSessionId, as, moment(at)],
    );
    return rowCount === 1;
  },
});
