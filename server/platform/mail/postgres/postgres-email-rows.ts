import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { EarlierEmail } from '#server/platform/ports/earlier-emails.ts';
import type { EmailRows } from '#server/platform/ports/email-rows.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const ADD = `WITH added AS (
    INSERT INTO email_message (email_message_id, message, subject_id, recipient, occurrence, locale, data, queued_at)
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::jsonb[],
      $8::timestamptz[])
    ON CONFLICT DO NOTHING RETURNING email_message_id, message)
  INSERT INTO job (lane, task, payload, unique_key)
  SELECT kind.lane, kind.task, jsonb_build_object('emailMessageId', email_message_id), 'send-email:' || email_message_id
  FROM added JOIN unnest($9::text[], $10::text[], $11::text[]) AS kind(message, lane, task) USING (message)`;
const FIND = `
  SELECT email_message_id, message, subject_id, recipient, occurrence, locale, data, queued_at, sent_at IS NOT NULL
    OR dropped_at IS NOT NULL AS settled
  FROM email_message WHERE email_message_id = $1`;
const EARLIER = `
  SELECT occurrence, queued_at AS "queuedAt", sent_at AS "sentAt",
    coalesce(bounced_at, CASE WHEN dropped_because = 'REJECTED' THEN dropped_at END) AS "refusedAt",
    bounced_because AS "refusedBecause" FROM email_message
  WHERE message = $1 AND subject_id = $2 AND recipient = $3 ORDER BY occurrence DESC LIMIT $4`;
// Sent or not, its one-time code goes.
const SENT = `UPDATE email_message SET sent_at = $2, data = data - 'secret' WHERE email_message_id = $1`;
const DROPPED = `UPDATE email_message SET dropped_at = $2, dropped_because = $3, dropped_detail = $4,
  data = data - 'secret'
  WHERE email_message_id = $1 AND sent_at IS NULL`;

const FORGET = `DELETE FROM email_message WHERE email_message_id IN (
    SELECT email_message_id FROM email_message WHERE coalesce(sent_at, dropped_at) < $1
    ORDER BY coalesce(sent_at, dropped_at) LIMIT $2 FOR UPDATE SKIP LOCKED)`;

type Row = {
  email_message_id: string;
  message: string;
  subject_id: string;
  recipient: string;
  occurrence: number;
  locale: Locale;
  data: unknown;
  queued_at: Instant;
  settled: boolean;
};

export const makePostgresEmailRows = ({ pool }: Pick<Database, 'pool'>): EmailRows => ({
  async add(tx, rows) {
    if (rows.length === 0) return;
    const jobs = [...new Map(rows.map(({ message, job }) => [message, job]))];
    await inPostgres(tx).client.query(ADD, [
      rows.map((row) => row.emailMessageId),
      rows.map((row) => row.message),
      rows.map((row) => row.subjectId),
      rows.map((row) => row.recipient),
      rows.map((row) => row.occurrence),
      rows.map((row) => row.locale),
      rows.map((row) => JSON.stringify(row.data)),
      rows.map((row) => new Date(row.queuedAt)),
      jobs.map(([message]) => message),
      jobs.map(([, job]) => job.lane),
      jobs.map(([, job]) => job.task),
    ]);
  },
  earlier: async (tx, { message, subjectId, recipient }, most) =>
    (await inPostgres(tx).client.query<EarlierEmail>(EARLIER, [message, subjectId, recipient, most])).rows,
  async find(emailMessageId) {
    const [row] = (await pool.query<Row>(FIND, [emailMessageId])).rows;
    if (row === undefined) return null;
    const { email_message_id, subject_id, queued_at, ...rest } = row;
    return { ...rest, emailMessageId: email_message_id, subjectId: subject_id, queuedAt: queued_at };
  },
  async sent(emailMessageId, at) {
    await pool.query(SENT, [emailMessageId, new Date(at)]);
  },
  async dropped(emailMessageId, at, because, detail) {
    await pool.query(DROPPED, [emailMessageId, new Date(at), because, detail?.slice(0, 500) ?? null]);
  },
  forget: async (before, most) => (await pool.query(FORGET, [new Date(before), most])).rowCount ?? 0,
});
