import type pg from 'pg';
import type { Interests } from '#server/event/ports/interests.ts';

const KEEP_EVENT = `WITH kept AS (
    INSERT INTO event_interest (event_id, account_id, inserted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
      RETURNING event_id
  ) INSERT INTO event_interest_count AS c (event_id, interest) SELECT event_id, 1 FROM kept
    ON CONFLICT (event_id) DO UPDATE SET interest = c.interest + 1`;

const LEAVE_EVENT = `WITH left_behind AS (DELETE FROM event_interest WHERE event_id = $1 AND account_id = $2
  RETURNING event_id)
  UPDATE event_interest_count c SET interest = c.interest - 1 FROM left_behind WHERE c.event_id = left_behind.event_id`;

const KEEP_CORPORATE =
  'INSERT INTO corporate_interest (corporate_id, account_id, inserted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
const LEAVE_CORPORATE = 'DELETE FROM corporate_interest WHERE corporate_id = $1 AND account_id = $2';

/** An event's count changes in the statement that changes the favourite. */
export const makePostgresInterests = (pool: pg.Pool): Interests => ({
  async setEvent(eventId, { accountId, isInterest, at }) {
    if (isInterest) await pool.query(KEEP_EVENT, [eventId, accountId, new Date(at)]);
    else await pool.query(LEAVE_EVENT, [eventId, accountId]);
  },
  async setCorporate(corporateId, { accountId, isInterest, at }) {
    if (isInterest) await pool.query(KEEP_CORPORATE, [corporateId, accountId, new Date(at)]);
    else await pool.query(LEAVE_CORPORATE, [corporateId, accountId]);
  },
  async counts(eventIds) {
    const { rows } = await pool.query(
      'SELECT event_id AS "eventId", interest FROM event_interest_count WHERE event_id = ANY($1::int[])',
      [eventIds],
    );
    return rows;
  },
  async keptEvents(eventIds, accountId) {
    const { rows } = await pool.query<{ readonly eventId: number }>(
      'SELECT event_id AS "eventId" FROM event_interest WHERE account_id = $2 AND event_id = ANY($1::int[])',
      [eventIds, accountId],
    );
    return rows.map((row) => row.eventId);
  },
  async keptCorporates(corporateIds, accountId) {
    const { rows } = await pool.query<{ readonly corporateId: number }>(
      'SELECT corporate_id AS "corporateId" FROM corporate_interest WHERE account_id = $2 AND corporate_id = ' +
        'ANY($1::int[])',
      [corporateIds, accountId],
    );
    return rows.map((row) => row.corporateId);
  },
});
