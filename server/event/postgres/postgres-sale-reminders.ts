import type pg from 'pg';
import type { SaleReminder, SaleReminders } from '#server/event/ports/sale-reminders.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const CANDIDATES = `SELECT e.event_id AS "eventId" FROM event e
  WHERE e.status = 'PUBLISHED' AND NOT e.archive
    AND e.event_id IN (SELECT r.event_id FROM sale_reminder r WHERE r.told_at IS NULL)
    AND EXISTS (SELECT FROM ticket_type t JOIN section_event s ON s.event_id = t.event_id
      AND s.section_event_id = t.section_event_id
      WHERE t.event_id = e.event_id AND NOT t.by_invitation AND s.plan_sale IS NULL AND s.cancelled_at IS NULL
        AND s.end_at >= $1 AND (t.sale_begin_at IS NULL OR t.sale_begin_at <= $1)
        AND (t.sale_end_at IS NULL OR t.sale_end_at > $1))
  ORDER BY e.event_id LIMIT $2`;

const TAKE = `WITH next AS (SELECT email FROM sale_reminder WHERE event_id = $1 AND told_at IS NULL
    ORDER BY email LIMIT $2 FOR UPDATE SKIP LOCKED)
  UPDATE sale_reminder r SET told_at = $3 FROM next WHERE r.event_id = $1 AND r.email = next.email
  RETURNING r.email, r.locale`;

const FORGET = `DELETE FROM sale_reminder WHERE (event_id, email) IN (
  (SELECT event_id, email FROM sale_reminder WHERE told_at < $1 LIMIT $2)
  UNION ALL
  (SELECT r.event_id, r.email FROM sale_reminder r JOIN event e USING (event_id)
    WHERE r.told_at IS NULL AND e.end_at < $1 LIMIT $2))`;

export const makePostgresSaleReminders = (pool: Pick<pg.Pool, 'query'>): SaleReminders => ({
  async ask(eventId, email, locale, at) {
    await pool.query(
      `INSERT INTO sale_reminder (event_id, email, locale, asked_at)
        SELECT event_id, $2, $3, $4 FROM event WHERE event_id = $1 ON CONFLICT DO NOTHING`,
      [eventId, email, locale, new Date(at)],
    );
  },
  async candidates(now, most) {
    const { rows } = await pool.query<{ readonly eventId: number }>(CANDIDATES, [new Date(now), most]);
    return rows.map(({ eventId }) => eventId);
  },
  async take(tx, eventId, most, at) {
    return (await inPostgres(tx).client.query<SaleReminder>(TAKE, [eventId, most, new Date(at)])).rows;
  },
  async forget(before, most) {
    return (await pool.query(FORGET, [new Date(before), most])).rowCount ?? 0;
  },
});
