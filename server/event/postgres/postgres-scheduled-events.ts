import type pg from 'pg';
import type { ScheduledEvent, ScheduledEvents } from '#server/event/ports/scheduled-events.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `SELECT event_id AS "eventId", scheduled_at AS "scheduledAt", scheduled_by AS "scheduledBy", state
  FROM scheduled_event`;
const ONE = `${COLUMNS} WHERE event_id = $1`;

export const makePostgresScheduledEvents = (pool: Pick<pg.Pool, 'query'>): ScheduledEvents => ({
  async find(eventId) {
    return (await pool.query<ScheduledEvent>(ONE, [eventId])).rows[0] ?? null;
  },
  async lock(tx, eventId) {
    const { rows } = await inPostgres(tx).client.query<ScheduledEvent>(`${ONE} FOR NO KEY UPDATE`, [eventId]);
    return rows[0] ?? null;
  },
  async put(tx, { eventId, scheduledAt, scheduledBy, state }, at) {
    await inPostgres(tx).client.query(
      `INSERT INTO scheduled_event (event_id, scheduled_at, scheduled_by, inserted_at, state)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (event_id) DO UPDATE SET scheduled_at = excluded.scheduled_at,
          scheduled_by = excluded.scheduled_by, inserted_at = excluded.inserted_at, state = excluded.state`,
      [eventId, new Date(scheduledAt), scheduledBy, new Date(at), state],
    );
  },
  async remove(tx, eventId) {
    await inPostgres(tx).client.query('DELETE FROM scheduled_event WHERE event_id = $1', [eventId]);
  },
  async due(now, limit) {
    const { rows } = await pool.query<ScheduledEvent>(
      `${COLUMNS} WHERE state = 'WAITING' AND scheduled_at <= $1 ORDER BY scheduled_at LIMIT $2`,
      [new Date(now), limit],
    );
    return rows;
  },
});
