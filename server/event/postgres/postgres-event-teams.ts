import type pg from 'pg';
import type { EventTeams, TeamMember } from '#server/event/ports/event-teams.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const MEMBERS = `SELECT account_id AS "accountId", role, inserted_at AS "insertedAt" FROM event_user
  WHERE event_id = $1`;
const ONE = `${MEMBERS} AND account_id = $2`;
const TEAM = `${MEMBERS} ORDER BY inserted_at, account_id LIMIT $2`;

export const makePostgresEventTeams = (pool: pg.Pool): EventTeams => ({
  async of(eventId, limit) {
    const { rows } = await pool.query<TeamMember>(TEAM, [eventId, limit]);
    return rows;
  },
  async member(eventId, accountId) {
    return (await pool.query<TeamMember>(ONE, [eventId, accountId])).rows[0] ?? null;
  },
  async all(tx, eventId) {
    return (await inPostgres(tx).client.query<TeamMember>(MEMBERS, [eventId])).rows;
  },
  async put(tx, eventId, { accountId, role, insertedAt }) {
    await inPostgres(tx).client.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (event_id, account_id) DO UPDATE SET role = excluded.role`,
      [eventId, accountId, role, new Date(insertedAt)],
    );
  },
  async remove(tx, eventId, accountId) {
    await inPostgres(tx).client.query('DELETE FROM event_user WHERE event_id = $1 AND account_id = $2', [
      eventId,
      accountId,
    ]);
  },
});
