import type { OpenSignature, OpenSignatures } from '#server/platform/ports/open-signatures.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

// The answer is the address alone, so it appears between quotes in the JSON.
const RENAME = `UPDATE attendee a SET answers = replace(a.answers::text, to_jsonb($2::text)::text,
  to_jsonb($3::text)::text)::jsonb
  FROM checkout_session c JOIN reservation r ON r.event_id = c.event_id
    AND r.checkout_session_id = c.checkout_session_id
  WHERE coalesce(a.answered_by, c.account_id) = $1 AND a.event_id = r.event_id AND a.reservation_id = r.reservation_id
    AND strpos(a.answers::text, to_jsonb($2::text)::text) > 0`;

export function makePostgresOpenSignatures({ pool }: Pick<Database, 'pool'>): OpenSignatures {
  return {
    async next(limit) {
      const { rows } = await pool.query<OpenSignature>(
        `SELECT account_id AS "accountId", stored_file_id AS "fileId", inserted_at AS "insertedAt" FROM stored_file
          WHERE kind = 'ANSWER_IMAGE' ORDER BY inserted_at LIMIT $1`,
        [limit],
      );
      return rows;
    },
    async rename(tx, accountId, from, to) {
      const { rowCount } = await inPostgres(tx).client.query(RENAME, [accountId, from, to]);
      return (rowCount ?? 0) > 0;
    },
    async forget(accountId, fileId) {
      await pool.query(
        "DELETE FROM stored_file WHERE account_id = $1 AND stored_file_id = $2 AND kind = 'ANSWER_IMAGE'",
        [accountId, fileId],
      );
    },
  };
}
