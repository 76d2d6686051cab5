import { instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PrivateFileRows, StoredFormat } from '#server/platform/ports/private-file-rows.ts';
import type { PrivateFileKind } from '#server/platform/ports/private-files.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { lockAccount } from '#server/platform/postgres/lock-account.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type FileRow = { readonly kind: PrivateFileKind; readonly inserted_at: number };

export function makePostgresPrivateFileRows({ pool }: Pick<Database, 'pool'>): PrivateFileRows {
  return {
    lock: lockAccount,
    async add(tx, { accountId, fileId, kind, insertedAt, format, bytes }) {
      const { rowCount } = await inPostgres(tx).client.query(
        `INSERT INTO private_file (account_id, private_file_id, kind, inserted_at, format, bytes)
          VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [accountId, fileId, kind, new Date(insertedAt), format, bytes],
      );
      return rowCount === 1;
    },
    async find(accountId, fileId) {
      const { rows } = await pool.query<FileRow>(
        'SELECT kind, inserted_at FROM private_file WHERE account_id = $1 AND private_file_id = $2',
        [accountId, fileId],
      );
      const [row] = rows;
      return row === undefined ? null : { accountId, fileId, kind: row.kind, insertedAt: instant(row.inserted_at) };
    },
    async keep(tx, accountId, fileIds, at) {
      const { rowCount } = await inPostgres(tx).client.query(
        'UPDATE private_file SET kept_at = $3 WHERE account_id = $1 AND private_file_id = ANY($2::uuid[])',
        [accountId, fileIds, new Date(at)],
      );
      return rowCount === new Set(fileIds).size;
    },
    async take(tx, { accountId, fileId, kind }, at) {
      const { rows } = await inPostgres(tx).client.query<StoredFormat>(
        `UPDATE private_file SET kept_at = $4 WHERE account_id = $1 AND private_file_id = $2 AND kind = $3
          AND kept_at IS NULL AND format IS NOT NULL RETURNING format, bytes`,
        [accountId, fileId, kind, new Date(at)],
      );
      return rows[0] ?? null;
    },
    async release(tx, files) {
      await inPostgres(tx).client.query(
        `UPDATE private_file f SET kept_at = NULL FROM unnest($1::uuid[], $2::uuid[]) AS gone (account_id, file_id)
          WHERE f.account_id = gone.account_id AND f.private_file_id = gone.file_id`,
        [files.map(({ accountId }) => accountId), files.map(({ fileId }) => fileId)],
      );
    },
    async loose(before, limit) {
      const { rows } = await pool.query<{ readonly accountId: AccountId; readonly fileId: string }>(
        `SELECT account_id AS "accountId", private_file_id AS "fileId" FROM private_file
          WHERE kept_at IS NULL AND inserted_at < $1 ORDER BY inserted_at LIMIT $2`,
        [new Date(before), limit],
      );
      return rows;
    },
    async forgetLoose(tx, accountId, fileId) {
      const { rowCount } = await inPostgres(tx).client.query(
        'DELETE FROM private_file WHERE account_id = $1 AND private_file_id = $2 AND kept_at IS NULL',
        [accountId, fileId],
      );
      return rowCount === 1;
    },
    async remove(tx, accountId, fileIds) {
      await inPostgres(tx).client.query(
        'DELETE FROM private_file WHERE account_id = $1 AND private_file_id = ANY($2::uuid[])',
        [accountId, fileIds],
      );
    },
    async countSince(accountId, since) {
      const { rows } = await pool.query<{ readonly count: number }>(
        'SELECT count(*)::int AS count FROM private_file WHERE account_id = $1 AND inserted_at > $2',
        [accountId, new Date(since)],
      );
      return rows[0]?.count ?? 0;
    },
  };
}
