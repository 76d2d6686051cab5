import { ok, refused } from '#domain/kernel/result.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import type { QuotaCount, StockDesk, StockRefusal } from '#server/sale/ports/stock-desk.ts';

const COUNTS = 'SELECT quota_id, capacity, reserved, sold FROM quota WHERE event_id = $1 ORDER BY quota_id';
const WITHOUT_TYPE = `WITH left_over AS (UPDATE session_seat SET ticket_type_id = NULL, blocked = true
  WHERE event_id = $1 AND ticket_type_id = ANY($2::uuid[])
    RETURNING section_event_id)
  UPDATE seat_map SET version = version + 1 WHERE event_id = $1 AND section_event_id IN (SELECT section_event_id
    FROM left_over)`;
type CountRow = {
  readonly quota_id: string;
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};
const countOf = (row: CountRow): QuotaCount => ({
  quotaId: row.quota_id,
  capacity: row.capacity,
  reserved: row.reserved,
  sold: row.sold,
});

// Released places count while a payment was begun for them, as its money may still come and buy them again.
const TAKEN = `SELECT EXISTS (SELECT FROM reservation r WHERE r.event_id = $1 AND r.ticket_type_id = ANY($2::uuid[])
  AND (r.state <> 'RELEASED'
  OR EXISTS (SELECT FROM payment p WHERE p.event_id = r.event_id
  AND p.checkout_session_id = r.checkout_session_id))) AS taken`;

/** A void ticket still names its type, also where nothing was paid. */
const TICKETED = `SELECT EXISTS (SELECT FROM bought_ticket b
  WHERE b.event_id = $1 AND b.ticket_type_id = ANY($2::uuid[])) AS taken`;

/** Counters are never written here: capacity changes go through the desk. */
export function makePostgresStockDesk(deps: {
  readonly database: Database;
  readonly desk: ReservationDesk;
}): StockDesk {
  const { database, desk } = deps;
  return {
    createQuotas: async (tx, eventId, quotas) => {
      if (quotas.length === 0) return;
      await inPostgres(tx).client.query(
        'INSERT INTO quota (event_id, quota_id, scope, capacity) SELECT $1, x.* FROM unnest($2::uuid[], ' +
          '$3::text[], $4::int[]) AS x',
        [
          eventId,
          quotas.map((quota) => quota.quotaId),
          quotas.map((quota) => quota.scope),
          quotas.map((quota) => quota.capacity),
        ],
      );
    },
    drawOn: async (tx, eventId, ticketTypeId, quotaIds) => {
      const { client } = inPostgres(tx);
      // The lock of a sale: nobody takes places while quotas are replaced.
      await client.query('SELECT quota_id FROM quota WHERE event_id = $1 ORDER BY quota_id FOR NO KEY UPDATE', [
        eventId,
      ]);
      const { rows } = await client.query<{ readonly taken: boolean }>(TAKEN, [eventId, [ticketTypeId]]);
      if (rows[0]?.taken === true)
        throw new Error(`Ticket type ${ticketTypeId} has holders; its quotas cannot be exchanged`);
      await client.query('DELETE FROM ticket_type_quota WHERE event_id = $1 AND ticket_type_id = $2', [
        eventId,
        ticketTypeId,
      ]);
      await client.query(
        'INSERT INTO ticket_type_quota (event_id, ticket_type_id, quota_id) SELECT $1, $2, quota_id FROM ' +
          'unnest($3::uuid[]) AS quota_id',
        [eventId, ticketTypeId, quotaIds],
      );
    },
    changeCapacity: async ({ eventId, by, ...change }) => {
      const outcome = await desk.submit(eventId, { kind: 'CHANGE_CAPACITY', ...change }, { by });
      if (!outcome.ok) return refused(outcome.refusal as StockRefusal);
      const { quota } = outcome.value;
      return ok({ quotaId: change.quotaId, capacity: quota.capacity, reserved: quota.reserved, sold: quota.sold });
    },
    withdrawTicketTypes: ({ eventId, ticketTypeIds }) =>
      database.transaction(async (tx) => {
        const { client } = tx;
        await client.query('SELECT quota_id FROM quota WHERE event_id = $1 ORDER BY quota_id FOR NO KEY UPDATE', [
          eventId,
        ]);
        for (const statement of [TAKEN, TICKETED]) {
          const { rows } = await client.query<{ readonly taken: boolean }>(statement, [eventId, ticketTypeIds]);
          if (rows[0]?.taken === true) return refused({ code: 'HAS_ORDERS', of: 'TICKET_TYPE' });
        }
        const own = await client.query<{ readonly quota_id: string }>(
          `SELECT q.quota_id FROM quota q JOIN ticket_type_quota t ON t.event_id = q.event_id
            AND t.quota_id = q.quota_id
           WHERE q.event_id = $1 AND t.ticket_type_id = ANY($2::uuid[]) AND q.scope = 'TICKET_TYPE'
             AND NOT EXISTS (SELECT FROM ticket_type_quota o WHERE o.event_id = $1 AND o.quota_id = q.quota_id
             AND o.ticket_type_id <> ALL($2::uuid[]))`,
          [eventId, ticketTypeIds],
        );
        await client.query(
          'DELETE FROM attendee a USING reservation r WHERE a.event_id = $1 AND r.event_id = $1 AND ' +
            'r.reservation_id = a.reservation_id AND r.ticket_type_id = ANY($2::uuid[])',
          [eventId, ticketTypeIds],
        );
        await client.query('DELETE FROM reservation WHERE event_id = $1 AND ticket_type_id = ANY($2::uuid[])', [
          eventId,
          ticketTypeIds,
        ]);
        await client.query('DELETE FROM ticket_type_quota WHERE event_id = $1 AND ticket_type_id = ANY($2::uuid[])', [
          eventId,
          ticketTypeIds,
        ]);
        // Seats reserved for these ticket types wait for a new seat map.
        await client.query(WITHOUT_TYPE, [eventId, ticketTypeIds]);
        const gone = await client.query(
          'DELETE FROM ticket_type WHERE event_id = $1 AND ticket_type_id = ANY($2::uuid[])',
          [eventId, ticketTypeIds],
        );
        if (gone.rowCount === 0 && ticketTypeIds.length > 0) return refused({ code: 'NOT_FOUND' });
        await client.query('DELETE FROM quota WHERE event_id = $1 AND quota_id = ANY($2::uuid[])', [
          eventId,
          own.rows.map((row) => row.quota_id),
        ]);
        return ok(null);
      }),
    counts: async (eventId) => (await database.pool.query<CountRow>(COUNTS, [eventId])).rows.map(countOf),
  };
}
