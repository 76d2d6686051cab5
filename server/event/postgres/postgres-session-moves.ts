import type pg from 'pg';
import type { SessionMoveRow, SessionMoves } from '#server/event/ports/session-moves.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const MOVES = `SELECT event_id AS "eventId", session_move_id AS "sessionMoveId", section_event_id AS "sectionEventId",
  state, begin_before AS "beginBefore", end_before AS "endBefore", timezone_before AS "timezoneBefore",
  place_before AS "placeBefore", give_back_until AS "giveBackUntil", moved_by AS "movedBy", moved_at AS "movedAt",
  tells_at AS "tellsAt", ended_at AS "endedAt" FROM session_move`;
const ONE = `${MOVES} WHERE event_id = $1 AND session_move_id = $2`;

const PUT = `INSERT INTO session_move (event_id, session_move_id, section_event_id, state, begin_before, end_before,
    timezone_before, place_before, give_back_until, moved_by, moved_at, tells_at, ended_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (event_id, session_move_id) DO UPDATE SET state = excluded.state,
    give_back_until = excluded.give_back_until, ended_at = excluded.ended_at`;

const date = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export const makePostgresSessionMoves = (pool: Pick<pg.Pool, 'query'>): SessionMoves => ({
  async find(eventId, moveId) {
    return (await pool.query<SessionMoveRow>(ONE, [eventId, moveId])).rows[0] ?? null;
  },
  async lock(tx, eventId, moveId) {
    const { client } = inPostgres(tx);
    return (await client.query<SessionMoveRow>(`${ONE} FOR NO KEY UPDATE`, [eventId, moveId])).rows[0] ?? null;
  },
  async lockUntold(tx, eventId) {
    const { client } = inPostgres(tx);
    const { rows } = await client.query<SessionMoveRow>(
      `${MOVES} WHERE event_id = $1 AND state IN ('WAITING', 'TELLING') ORDER BY session_move_id FOR NO KEY UPDATE`,
      [eventId],
    );
    return rows;
  },
  async put(tx, row) {
    await inPostgres(tx).client.query(PUT, [
      row.eventId,
      row.sessionMoveId,
      row.sectionEventId,
      row.state,
      date(row.beginBefore),
      date(row.endBefore),
      row.timezoneBefore,
      row.placeBefore,
      date(row.giveBackUntil),
      row.movedBy,
      date(row.movedAt),
      date(row.tellsAt),
      date(row.endedAt),
    ]);
  },
  async open(eventId, sectionEventId, now) {
    const { rows } = await pool.query<SessionMoveRow>(
      `${MOVES} WHERE event_id = $1 AND section_event_id = $2 AND state IN ('WAITING', 'TELLING', 'DONE')
        AND give_back_until > $3 ORDER BY moved_at DESC`,
      [eventId, sectionEventId, new Date(now)],
    );
    return rows;
  },
});
