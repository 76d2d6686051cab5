import { instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StoredFileRows } from '#server/platform/ports/stored-file-rows.ts';
import type { StoredFileKind } from '#server/platform/ports/stored-files.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type Row = {
  account_id: string;
  stored_file_id: string;
  kind: StoredFileKind;
  width: number;
  height: number;
  color: string;
  bytes: number;
  inserted_at: number;
};

export const makePostgresStoredFileRows = ({ pool }: Pick<Database, 'pool'>): StoredFileRows => ({
  async add(tx, file) {
    const { rowCount } = await inPostgres(tx).client.query(
      `INSERT INTO stored_file (account_id, stored_file_id, kind, extension, width, height, color, bytes, inserted_at)
       VALUES ($1, $2, $3, 'webp', $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [
        file.accountId,
        file.fileId,
        file.kind,
        file.width,
        file.height,
        file.color,
        file.bytes,
        new Date(file.insertedAt),
      ],
    );
    return rowCount === 1;
  },
  async find(fileId) {
    const { rows } = await pool.query<Row>(
      'SELECT account_id, stored_file_id, kind, width, height, color, bytes, inserted_at FROM stored_file WHERE ' +
        'stored_file_id = $1',
      [fileId],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const { account_id, stored_file_id, inserted_at, ...facts } = row;
    return { ...facts, accountId: account_id as AccountId, fileId: stored_file_id, insertedAt: instant(inserted_at) };
  },
  async countSince(accountId, since) {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM stored_file WHERE account_id = $1 AND inserted_at > $2',
      [accountId, new Date(since)],
    );
    return rows[0]?.count ?? 0;
  },
});
