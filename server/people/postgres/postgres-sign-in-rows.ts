import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { SignInChallenge, SignInRows } from '#server/people/ports/sign-in-rows.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS =
  'challenge_id, email, budget, code_hmac, key_id, tries, referral_code, locale, inserted_at, expires_at, ' +
  'resend_at, spent_at';
// New rows are inserted, known ones updated: both lock. Sorted, to avoid deadlocks.
const LOCK = `
  INSERT INTO sign_in_subject (subject, touched_at) SELECT subject, $2 FROM unnest($1::text[]) AS x(subject)
    ORDER BY subject
  ON CONFLICT (subject) DO UPDATE SET touched_at = excluded.touched_at`;
const COUNTED = 'SELECT at FROM sign_in_count WHERE subject = $1 AND kind = $2 AND at > $3 ORDER BY at';
const COUNT =
  'INSERT INTO sign_in_count (subject, kind, at, id) SELECT * FROM unnest($1::text[], $2::text[], ' +
  '$3::timestamptz[], $4::uuid[])';
const FORGET_FAILED = `
  DELETE FROM sign_in_count WHERE id IN (
    SELECT id FROM sign_in_count WHERE subject = $1 AND kind = 'failed' AND at >= $2 ORDER BY at DESC LIMIT $3)`;
const SWEEP = `
  WITH challenges AS (DELETE FROM sign_in_challenge WHERE expires_at < $1 RETURNING 1),
    counts AS (DELETE FROM sign_in_count WHERE at < $1 RETURNING 1),
    subjects AS (DELETE FROM sign_in_subject WHERE touched_at < $1 RETURNING 1)
  SELECT (SELECT count(*) FROM challenges) + (SELECT count(*) FROM counts) + (SELECT count(*) FROM subjects) AS swept`;

type Row = {
  challenge_id: string;
  email: string;
  budget: string;
  code_hmac: Buffer;
  key_id: string;
  tries: number;
  referral_code: string | null;
  locale: Locale;
  inserted_at: number;
  expires_at: number;
  resend_at: number;
  spent_at: number | null;
};

const challengeOf = (row: Row): SignInChallenge => ({
  challengeId: row.challenge_id,
  email: row.email as EmailAddress,
  budget: row.budget,
  code: { keyId: row.key_id, mac: row.code_hmac },
  tries: row.tries,
  referralCode: row.referral_code,
  locale: row.locale,
  insertedAt: instant(row.inserted_at),
  expiresAt: instant(row.expires_at),
  resendAt: instant(row.resend_at),
  spent: row.spent_at !== null,
});

export const makePostgresSignInRows = ({ pool }: Pick<Database, 'pool'>, ids: NewId): SignInRows => ({
  async lock(tx, subjects, at) {
    await inPostgres(tx).client.query(LOCK, [[...new Set(subjects)].sort(), new Date(at)]);
  },
  async counted(tx, subject, kind, since) {
    const { rows } = await inPostgres(tx).client.query<{ at: Instant }>(COUNTED, [subject, kind, new Date(since)]);
    return rows.map((row) => row.at);
  },
  async count(tx, counts) {
    await inPostgres(tx).client.query(COUNT, [
      counts.map(({ subject }) => subject),
      counts.map(({ kind }) => kind),
      counts.map(({ at }) => new Date(at)),
      counts.map(({ challengeId }) => challengeId ?? ids.newId()),
    ]);
  },
  async forgetUsed(tx, { challengeId, budget, tries, insertedAt, network }) {
    const { client } = inPostgres(tx);
    await client.query("DELETE FROM sign_in_count WHERE (subject = $1 AND kind = 'sent') OR id = $2", [
      budget,
      challengeId,
    ]);
    if (tries > 0) await client.query(FORGET_FAILED, [network, new Date(insertedAt), tries]);
  },
  async add(tx, challenge) {
    await inPostgres(tx).client.query(
      `INSERT INTO sign_in_challenge (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, NULL)`,
      [
        challenge.challengeId,
        challenge.email,
        challenge.budget,
        Buffer.from(challenge.code.mac),
        challenge.code.keyId,
        challenge.tries,
        challenge.referralCode,
        challenge.locale,
        new Date(challenge.insertedAt),
        new Date(challenge.expiresAt),
        new Date(challenge.resendAt),
      ],
    );
  },
  async find(challengeId) {
    const [row] = (
      await pool.query<Row>(`SELECT ${COLUMNS} FROM sign_in_challenge WHERE challenge_id = $1`, [challengeId])
    ).rows;
    return row === undefined ? null : challengeOf(row);
  },
  async newestOf(tx, budget) {
    const { rows } = await inPostgres(tx).client.query<Row>(
      `SELECT ${COLUMNS} FROM sign_in_challenge WHERE budget = $1 ORDER BY inserted_at DESC, challenge_id DESC LIMIT 1`,
      [budget],
    );
    return rows[0] === undefined ? null : challengeOf(rows[0]);
  },
  async tried(tx, challengeId) {
    await inPostgres(tx).client.query('UPDATE sign_in_challenge SET tries = tries + 1 WHERE challenge_id = $1', [
      challengeId,
    ]);
  },
  async spend(tx, challengeId, at) {
    await inPostgres(tx).client.query('UPDATE sign_in_challenge SET spent_at = $2 WHERE challenge_id = $1', [
      challengeId,
      new Date(at),
    ]);
  },
  async sweep(before) {
    const { rows } = await pool.query<{ swept: number }>(SWEEP, [new Date(before)]);
    return rows[0]?.swept ?? 0;
  },
});
