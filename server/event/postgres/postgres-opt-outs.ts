import type pg from 'pg';
import type { OptOuts } from '#server/event/ports/opt-outs.ts';
import { isMailable, organiserOf } from '#server/platform/postgres/opted-out.ts';

// No row for a deleted event.
const ADD = {
  EVENT: `INSERT INTO mailing_opt_out (event_id, email, inserted_at)
    SELECT e.event_id, lower($2), $3 FROM event e WHERE e.event_id = $1 ON CONFLICT DO NOTHING`,
  ORGANISER: `INSERT INTO organiser_opt_out (organiser, email, inserted_at)
    SELECT ${organiserOf('e')}, lower($2), $3 FROM event e WHERE e.event_id = $1 ON CONFLICT DO NOTHING`,
} as const;
const AMONG = `SELECT a.email FROM event e, unnest($2::text[]) a(email)
  WHERE e.event_id = $1 AND NOT (${isMailable('e', 'a.email')})`;

export const makePostgresOptOuts = (pool: Pick<pg.Pool, 'query'>): OptOuts => ({
  async add({ scope, eventId, email }, at) {
    await pool.query(ADD[scope], [eventId, email, new Date(at)]);
  },
  async among(eventId, emails) {
    if (emails.length === 0) return new Set();
    const { rows } = await pool.query<{ readonly email: string }>(AMONG, [
      eventId,
      emails.map((email) => email.toLowerCase()),
    ]);
    return new Set(rows.map(({ email }) => email));
  },
});
