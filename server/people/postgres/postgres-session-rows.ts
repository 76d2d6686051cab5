import { type Instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { ACCESS_TOKEN_LIFE, SAME_SUCCESSOR_FOR } from '#domain/people/session-family.ts';
import type { SessionRows } from '#server/people/ports/session-rows.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const FIND_TOKEN = `
  SELECT t.session_family_id, t.inserted_at, t.expires_at, t.used_at, t.successor_sealed,
    f.ended_at IS NOT NULL AS family_ended
  FROM renewal_token t JOIN session_family f USING (account_id, session_family_id)
  WHERE t.account_id = $1 AND t.token_hash = $2 FOR UPDATE`;
// Swept every hour; what a longer pause leaves is gone when it expires.
const LOOK_BACK = `interval '30 days'`;
const SWEEP = `
  WITH wiped AS (UPDATE renewal_token SET successor_sealed = NULL WHERE successor_sealed IS NOT NULL AND used_at < $1
    RETURNING 1),
    expired AS (DELETE FROM renewal_token WHERE expires_at < $2 RETURNING 1),
    ended AS (DELETE FROM renewal_token t USING session_family f
      WHERE f.account_id = t.account_id AND f.session_family_id = t.session_family_id AND t.expires_at >= $2
        AND f.ended_at < $3 AND f.ended_at > $3::timestamptz - ${LOOK_BACK} RETURNING 1)
  SELECT (SELECT count(*) FROM wiped) + (SELECT count(*) FROM expired) + (SELECT count(*) FROM ended) AS swept`;

type TokenRow = {
  session_family_id: string;
  inserted_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  successor_sealed: string | null;
  family_ended: boolean;
};
type FamilyRow = { session_family_id: string; user_agent: string | null; inserted_at: Instant; last_used_at: Instant };
type ProofRow = { inserted_at: Instant; second_factor_at: Instant | null };
type EndedRow = { account_id: string; session_family_id: string; ended_at: Instant };

export const makePostgresSessionRows = ({ pool }: Pick<Database, 'pool'>): SessionRows => ({
  async addFamily(tx, family) {
    await inPostgres(tx).client.query(
      'INSERT INTO session_family (account_id, session_family_id, user_agent, inserted_at, last_used_at) VALUES ' +
        '($1, $2, $3, $4, $5)',
      [
        family.accountId,
        family.sessionFamilyId,
        family.userAgent,
        new Date(family.insertedAt),
        new Date(family.lastUsedAt),
      ],
    );
  },
  async addToken(tx, row) {
    await inPostgres(tx).client.query(
      'INSERT INTO renewal_token (account_id, session_family_id, token_hash, inserted_at, expires_at) VALUES ' +
        '($1, $2, $3, $4, $5)',
      [
        row.accountId,
        row.sessionFamilyId,
        Buffer.from(row.tokenHash),
        new Date(row.insertedAt),
        new Date(row.expiresAt),
      ],
    );
  },
  async findToken(tx, accountId, tokenHash) {
    const { rows } = await inPostgres(tx).client.query<TokenRow>(FIND_TOKEN, [accountId, Buffer.from(tokenHash)]);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      accountId,
      tokenHash,
      sessionFamilyId: row.session_family_id,
      insertedAt: row.inserted_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      successorSealed: row.successor_sealed,
      familyEnded: row.family_ended,
    };
  },
  async spendToken(tx, row, at, successorSealed) {
    const { client } = inPostgres(tx);
    await client.query(
      'UPDATE renewal_token SET used_at = $3, successor_sealed = $4 WHERE account_id = $1 AND token_hash = $2',
      [row.accountId, Buffer.from(row.tokenHash), new Date(at), successorSealed],
    );
    await client.query('UPDATE session_family SET last_used_at = $3 WHERE account_id = $1 AND session_family_id = $2', [
      row.accountId,
      row.sessionFamilyId,
      new Date(at),
    ]);
  },
  async endFamily(tx, accountId, sessionFamilyId, at, because) {
    const { rowCount } = await inPostgres(tx).client.query(
      'UPDATE session_family SET ended_at = $3, ended_because = $4 WHERE account_id = $1 AND session_family_id ' +
        '= $2 AND ended_at IS NULL',
      [accountId, sessionFamilyId, new Date(at), because],
    );
    return rowCount === 1;
  },
  async openFamilies(accountId) {
    const { rows } = await pool.query<FamilyRow>(
      `SELECT f.session_family_id, f.user_agent, f.inserted_at, f.last_used_at FROM session_family f
       WHERE f.account_id = $1 AND f.ended_at IS NULL
         AND EXISTS (SELECT FROM renewal_token t WHERE t.account_id = f.account_id
         AND t.session_family_id = f.session_family_id AND t.used_at IS NULL AND t.expires_at > now())
       ORDER BY f.last_used_at DESC, f.session_family_id`,
      [accountId],
    );
    return rows.map((row) => ({
      accountId,
      sessionFamilyId: row.session_family_id,
      userAgent: row.user_agent,
      insertedAt: row.inserted_at,
      lastUsedAt: row.last_used_at,
    }));
  },
  async proof(accountId, sessionFamilyId) {
    const { rows } = await pool.query<ProofRow>(
      'SELECT inserted_at, second_factor_at FROM session_family WHERE account_id = $1 AND session_family_id = $2 ' +
        'AND ended_at IS NULL',
      [accountId, sessionFamilyId],
    );
    const [row] = rows;
    return row === undefined ? null : { begunAt: row.inserted_at, secondFactorAt: row.second_factor_at };
  },
  async factorGiven(tx, accountId, sessionFamilyId, at) {
    await inPostgres(tx).client.query(
      'UPDATE session_family SET second_factor_at = $3 WHERE account_id = $1 AND session_family_id = $2',
      [accountId, sessionFamilyId, new Date(at)],
    );
  },
  async forgetFactors(tx, accountId) {
    await inPostgres(tx).client.query(
      'UPDATE session_family SET second_factor_at = NULL WHERE account_id = $1 AND second_factor_at IS NOT NULL',
      [accountId],
    );
  },
  async endedSince(since) {
    const { rows } = await pool.query<EndedRow>(
      'SELECT account_id, session_family_id, ended_at FROM session_family WHERE ended_at > $1',
      [new Date(since)],
    );
    return rows.map((row) => ({
      accountId: row.account_id as AccountId,
      sessionFamilyId: row.session_family_id,
      endedAt: row.ended_at,
    }));
  },
  async sweep(now) {
    const { rows } = await pool.query<{ swept: number }>(SWEEP, [
      new Date(later(now, -SAME_SUCCESSOR_FOR)),
      new Date(now),
      new Date(later(now, -ACCESS_TOKEN_LIFE)),
    ]);
    return rows[0]?.swept ?? 0;
  },
});
