import type { SavedFilter } from '#domain/people/saved-filter.ts';
import type { SavedFilters } from '#server/people/filters/ports/saved-filters.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const FILTER = 'saved_filter_id AS id, list, name, query';
const PUT = `INSERT INTO saved_filter (account_id, saved_filter_id, list, name, query, inserted_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (account_id, saved_filter_id) DO UPDATE SET name = excluded.name, query = excluded.query`;

export const makePostgresSavedFilters = ({ pool }: Pick<Database, 'pool'>): SavedFilters => ({
  of: async (accountId, list) =>
    (
      await pool.query<SavedFilter>(
        `SELECT ${FILTER} FROM saved_filter WHERE account_id = $1 AND list = $2 ORDER BY name, saved_filter_id`,
        [accountId, list],
      )
    ).rows,
  async lock(tx, accountId) {
    const { client } = inPostgres(tx);
    await client.query('SELECT FROM account WHERE account_id = $1 FOR NO KEY UPDATE', [accountId]);
    const { rows } = await client.query<SavedFilter>(`SELECT ${FILTER} FROM saved_filter WHERE account_id = $1`, [
      accountId,
    ]);
    return rows;
  },
  async put(tx, accountId, { id, list, name, query }, at) {
    await inPostgres(tx).client.query(PUT, [accountId, id, list, name, query, new Date(at)]);
  },
  async remove(accountId, id) {
    await pool.query('DELETE FROM saved_filter WHERE account_id = $1 AND saved_filter_id = $2', [accountId, id]);
  },
});
