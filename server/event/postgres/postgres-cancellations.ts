import type pg from 'pg';
import type { CancellationRow, Cancellations, NotifiedCounts } from '#server/event/ports/cancellations.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `event_id AS "eventId", event_cancellation_id AS "eventCancellationId",
  section_event_id AS "sectionEventId", state, reason, planned_by AS "plannedBy", planned_at AS "plannedAt",
  begins_at AS "beginsAt", ended_at AS "endedAt", plan_sale_before AS "planSaleBefore", orders, tickets, invitations,
  money, orders_done AS "ordersDone", refunded`;
const INVITED = `SELECT count(*)::int AS invited FROM rsvp_invitation WHERE event_id = $1
  AND ($2::int IS NULL OR section_event_id = $2) AND sendings > 0 AND status IN ('INVITED', 'WAITING', 'ACCEPTED')`;

const PUT = `INSERT INTO event_cancellation (event_id, event_cancellation_id, section_event_id, state, reason,
    planned_by, planned_at, begins_at, ended_at, plan_sale_before, orders, tickets, invitations, money, orders_done,
    refunded)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  ON CONFLICT (event_id, event_cancellation_id) DO UPDATE SET state = excluded.state, ended_at = excluded.ended_at,
    orders = excluded.orders, tickets = excluded.tickets, invitations = excluded.invitations,
    money = excluded.money, orders_done = excluded.orders_done, refunded = excluded.refunded`;

const date = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

async function oneOf(
  sql: Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>,
  where: string,
  values: readonly unknown[],
) {
  const { rows } = await sql.query<CancellationRow>(`SELECT ${COLUMNS} FROM event_cancellation WHERE ${where}`, [
    ...values,
  ]);
  return rows[0] ?? null;
}

export const makePostgresCancellations = (pool: Pick<pg.Pool, 'query'>): Cancellations => ({
  async invited({ eventId, sectionEventId }) {
    const { rows } = await pool.query<{ readonly invited: number }>(INVITED, [eventId, sectionEventId]);
    return rows[0]?.invited ?? 0;
  },
  async ofEvent(eventId) {
    const { rows } = await pool.query<CancellationRow>(
      `SELECT ${COLUMNS} FROM event_cancellation WHERE event_id = $1 ORDER BY planned_at DESC, event_cancellation_id`,
      [eventId],
    );
    return rows;
  },
  find: (eventId, id) => oneOf(pool, 'event_id = $1 AND event_cancellation_id = $2', [eventId, id]),
  async told(eventId, id) {
    const { rows } = await pool.query<NotifiedCounts>(
      `SELECT count(*)::int AS people, count(told_at)::int AS told FROM event_recipient
        WHERE event_id = $1 AND about = $2`,
      [eventId, id],
    );
    return rows[0] as NotifiedCounts;
  },
  lock: (tx, eventId, id) =>
    oneOf(inPostgres(tx).client, 'event_id = $1 AND event_cancellation_id = $2 FOR NO KEY UPDATE', [eventId, id]),
  lockStanding: (tx, { eventId, sectionEventId }) =>
    oneOf(
      inPostgres(tx).client,
      `event_id = $1 AND section_event_id IS NOT DISTINCT FROM $2 AND state <> 'UNDONE' FOR NO KEY UPDATE`,
      [eventId, sectionEventId],
    ),
  async put(tx, row) {
    await inPostgres(tx).client.query(PUT, [
      row.eventId,
      row.eventCancellationId,
      row.sectionEventId,
      row.state,
      row.reason,
      row.plannedBy,
      date(row.plannedAt),
      date(row.beginsAt),
      date(row.endedAt),
      row.planSaleBefore,
      row.orders,
      row.tickets,
      row.invitations,
      row.money,
      row.ordersDone,
      row.refunded,
    ]);
  },
});
