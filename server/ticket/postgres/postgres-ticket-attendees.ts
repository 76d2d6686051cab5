import type pg from 'pg';
import type { TicketAttendee, TicketAttendees } from '#server/ticket/ports/ticket-attendees.ts';
import { ITS_ORDER } from './bought-ticket-columns.ts';

const ATTENDEES = `SELECT b.event_id AS "eventId", b.bought_ticket_id AS "boughtTicketId", a.note, a.about,
    EXISTS (SELECT FROM jsonb_array_elements(o.lines) AS line WHERE line->>'reservationId' = b.reservation_id::text
      AND (line->>'unitPrice')::bigint > 0) AS "hasPrice"
  FROM unnest($1::int[], $2::uuid[]) AS asked (event_id, bought_ticket_id),
    bought_ticket b ${ITS_ORDER}
    LEFT JOIN attendee a ON a.event_id = b.event_id AND a.reservation_id = b.reservation_id
      AND a.position = b.position AND b.sender_account_id IS NULL
  WHERE b.event_id = asked.event_id AND b.bought_ticket_id = asked.bought_ticket_id`;

export const makePostgresTicketAttendees =
  (pool: pg.Pool): TicketAttendees =>
  async (tickets) => {
    const { rows } = await pool.query<TicketAttendee>(ATTENDEES, [
      tickets.map((ticket) => ticket.eventId),
      tickets.map((ticket) => ticket.boughtTicketId),
    ]);
    return rows;
  };
