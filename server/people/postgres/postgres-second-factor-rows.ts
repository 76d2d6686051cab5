import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type Row = {
  readonly secret_sealed: string;
  readonly confirmed_at: Instant | null;
  readonly last_step: number;
  readonly wrong_codes: number;
  readonly wrong_at: Instant | null;
};
const bound = (accountId: AccountId): string => `second_factor ${accountId}`;

/** Secrets are sealed. */
export const makePostgresSecondFactorRows = ({ pool }: Pick<Database, 'pool'>, keyring: Keyring): SecondFactorRows => ({
  async find(tx, accountId) {
    const { rows } = await inPostgres(tx).client.query<Row>(
      'SELECT secret_sealed, confirmed_at, last_step, wrong_codes, wrong_at FROM second_factor WHERE account_id ' +
        '= $1 FOR UPDATE',
      [accountId],
    );
    const [row] = rows;
    const secret = row === undefined ? null : keyring.openText('second-factor', row.secret_sealed, bound(accountId));
    if (row === undefined || secret === null) return null;
    return {
      secret,
      confirmed: row.confirmed_at !== null,
      lastStep: row.last_step,
      wrongCodes: row.wrong_codes,
      wrongAt: row.wrong_at,
    };
  },
  async isSetUp(accountId) {
    const { rowCount } = await pool.query(
      'SELECT FROM second_factor WHERE account_id = $1 AND confirmed_at IS NOT NULL',
      [accountId],
    );
    return rowCount === 1;
  },
  async begin(tx, accountId, secret) {
    await inPostgres(tx).client.query(
      `INSERT INTO second_factor (account_id, secret_sealed) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, last_step = 0
         WHERE second_factor.confirmed_at IS NULL`,
      [accountId, keyring.sealText('second-factor', secret, bound(accountId))],
    );
  },
  async save(tx, accountId, row, at) {
    await inPostgres(tx).client.query(
      `UPDATE second_factor SET confirmed_at = CASE WHEN $2 THEN coalesce(confirmed_at, $3) END, last_step = $4,
        wrong_codes = $5, wrong_at = $6
        WHERE account_id = $1`,
      [
        accountId,
        row.confirmed,
        new Date(at),
        row.lastStep,
        row.wrongCodes,
        row.wrongAt === null ? null : new Date(row.wrongAt),
      ],
    );
  },
  async remove(tx, accountId) {
    const { client } = inPostgres(tx);
    await client.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
    await client.query('DELETE FROM second_factor WHERE account_id = $1', [accountId]);
  },
  async issueCodes(tx, accountId, hashes, at) {
    const { client } = inPostgres(tx);
    await client.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
    await client.query(
      'INSERT INTO recovery_code (account_id, code_hash, inserted_at) SELECT $1, unnest($2::bytea[]), $3',
      [accountId, hashes.map((hash) => Buffer.from(hash)), new Date(at)],
    );
  },
  async spendCode(tx, accountId, hash, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      'UPDATE recovery_code SET used_at = $3 WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL',
      [accountId, Buffer.from(hash), new Date(at)],
    );
    return rowCount === 1;
  },
});
