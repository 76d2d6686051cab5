import type { SellingEvents } from '#server/event/ports/selling-events.ts';
import type { Database } from '#server/platform/postgres/connection.ts';

export const makePostgresSellingEvents =
  ({ pool }: Pick<Database, 'pool'>): SellingEvents =>
  async (owner, now) => {
    const { rows } = await pool.query<{ readonly eventId: number }>(
      `SELECT event_id AS "eventId" FROM event WHERE owner_account_id = $1 AND corporate_id IS NULL
         AND status = 'PUBLISHED' AND NOT archive AND end_at >= $2 ORDER BY event_id`,
      [owner, new Date(now)],
    );
    return rows.map(({ eventId }) => eventId);
  };
