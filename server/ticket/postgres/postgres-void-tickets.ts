import type pg from 'pg';
import type { VoidTickets } from '#server/ticket/ports/void-tickets.ts';

type Row = Awaited<ReturnType<VoidTickets>>[number];

const FACTS = `SELECT b.event_id AS "eventId", b.bought_ticket_id AS "boughtTicketId",
    b.returned_at IS NOT NULL AS returned, e.status = 'CANCELLED' AS "eventCancelled",
    (SELECT r.reason FROM refund_ticket t JOIN refund r ON r.event_id = t.event_id AND r.refund_id = t.refund_id
      WHERE t.event_id = b.event_id AND t.bought_ticket_id = b.bought_ticket_id AND t.worth > 0
      ORDER BY r.decided_at DESC LIMIT 1) AS "refundReason"
  FROM unnest($1::int[], $2::uuid[]) AS asked (event_id, bought_ticket_id)
    JOIN bought_ticket b ON b.event_id = asked.event_id AND b.bought_ticket_id = asked.bought_ticket_id
    JOIN event e ON e.event_id = b.event_id
  WHERE b.status = 'VOID'`;

export const makePostgresVoidTickets =
  (pool: pg.Pool): VoidTickets =>
  async (tickets) => {
    const { rows } = await pool.query<Row>(FACTS, [
      tickets.map((ticket) => ticket.eventId),
      tickets.map((ticket) => ticket.boughtTicketId),
    ]);
    return rows;
  };
