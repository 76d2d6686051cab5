import type { BouncedAddress, Bounces } from '#server/platform/ports/bounces.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { isReachable } from '#server/platform/postgres/opted-out.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

// An email about no event, such as a sign-in code, marks no address.
const RECORD = `WITH marked AS (
    UPDATE email_message SET bounced_at = $3, bounced_because = $2
    WHERE email_message_id = $1 AND bounced_at IS NULL RETURNING recipient, queued_at, data),
  address AS (
    INSERT INTO bounced_address AS b (event_id, email, because, status, bounced_at)
    SELECT e.event_id, lower(m.recipient), $2, $4, $3
    FROM marked m JOIN event e ON e.event_id = (m.data->>'eventId')::int
    ON CONFLICT (event_id, email) DO UPDATE
      SET because = excluded.because, status = excluded.status, bounced_at = excluded.bounced_at, retried_at = NULL
      WHERE b.retried_at <= (SELECT queued_at FROM marked))
  SELECT FROM marked`;
const AMONG = `SELECT email, because, bounced_at AS "bouncedAt", TRUE AS "isHeld" FROM bounced_address
  WHERE event_id = $1 AND email = ANY($2::text[]) AND retried_at IS NULL`;
const OF_MAILING = `SELECT lower(m.recipient) AS email, m.bounced_because AS because, m.bounced_at AS "bouncedAt",
    NOT (${isReachable('e', 'm.recipient')}) AS "isHeld"
  FROM email_message m JOIN event e ON e.event_id = $1
  WHERE m.subject_id = $2 AND m.bounced_at IS NOT NULL AND m.message = 'guest-mailing'
  ORDER BY m.bounced_at DESC, m.recipient LIMIT $3`;
const COUNT = `SELECT subject_id AS "mailingId", count(*)::int AS people FROM email_message
  WHERE subject_id = ANY($1::text[]) AND bounced_at IS NOT NULL AND message = 'guest-mailing' GROUP BY subject_id`;
const RETRY = `UPDATE bounced_address SET retried_at = $3
  WHERE event_id = $1 AND email = lower($2) AND retried_at IS NULL`;

export const makePostgresBounces = ({ pool }: Pick<Database, 'pool'>): Bounces => ({
  async record(emailMessageId, { because, status }, at) {
    const { rowCount } = await pool.query(RECORD, [emailMessageId, because, new Date(at), status]);
    return rowCount === 1;
  },
  async among(eventId, emails) {
    if (emails.length === 0) return new Map();
    const { rows } = await pool.query<BouncedAddress>(AMONG, [eventId, emails.map((email) => email.toLowerCase())]);
    return new Map(rows.map((address) => [address.email, address]));
  },
  ofMailing: async (eventId, mailingId, most) =>
    (await pool.query<BouncedAddress>(OF_MAILING, [eventId, mailingId, most])).rows,
  async countOfMailings(mailingIds) {
    const { rows } = await pool.query<{ readonly mailingId: string; readonly people: number }>(COUNT, [mailingIds]);
    const counts = new Map(rows.map(({ mailingId, people }) => [mailingId, people]));
    return mailingIds.map((mailingId) => counts.get(mailingId) ?? 0);
  },
  async retry(tx, eventId, email, at) {
    const { rowCount } = await inPostgres(tx).client.query(RETRY, [eventId, email, new Date(at)]);
    return rowCount === 1;
  },
});
