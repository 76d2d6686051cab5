import type pg from 'pg';
import type { EventTeams, TeamMember } from '#server/event/ports/event-teams.ts';

const TEAM = `SELECT account_id AS "accountId", role, inserted_at AS "insertedAt" FROM event_user WHERE event_id = $1
  ORDER BY inserted_at, account_id LIMIT $2`;

export const makePostgresEventTeams = (pool: pg.Pool): EventTeams => ({
  async of(eventId, limit) {
    const { rows } = await pool.query<TeamMember>(TEAM, [eventId, limit]);
    return rows;
  },
});
