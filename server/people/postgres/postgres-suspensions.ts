import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Suspensions } from '#server/people/ports/suspensions.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type Row = {
  readonly account_id: AccountId;
  readonly is_admin: boolean;
  readonly suspended_at: Instant | null;
  readonly suspension_reason: string | null;
};

export const postgresSuspensions: Suspensions = {
  async lock(tx, accountId, by) {
    const { client } = inPostgres(tx);
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('account-suspension', 0))`);
    const { rows } = await client.query<Row>(
      `SELECT account_id, is_admin, suspended_at, suspension_reason FROM account
       WHERE account_id = ANY($1::uuid[]) ORDER BY account_id FOR NO KEY UPDATE`,
      [[accountId, by]],
    );
    const one = (id: AccountId) => {
      const row = rows.find(({ account_id }) => account_id === id);
      return row === undefined
        ? null
        : {
            accountId: id,
            isAdmin: row.is_admin,
            suspension:
              row.suspended_at === null ? null : { since: row.suspended_at, reason: row.suspension_reason ?? '' },
          };
    };
    return [one(accountId), one(by)];
  },
  async put(tx, accountId, suspension) {
    await inPostgres(tx).client.query(
      'UPDATE account SET suspended_at = $2, suspension_reason = $3 WHERE account_id = $1',
      [accountId, suspension === null ? null : new Date(suspension.since), suspension?.reason ?? null],
    );
  },
  async isSuspended(tx, accountId) {
    const { rows } = await inPostgres(tx).client.query<Pick<Row, 'suspended_at'>>(
      'SELECT suspended_at FROM account WHERE account_id = $1 FOR SHARE',
      [accountId],
    );
    return (rows[0]?.suspended_at ?? null) !== null;
  },
};
