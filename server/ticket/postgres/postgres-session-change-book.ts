import type { NamedTicketType } from '#domain/sale/reservation/change-session.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import type { EventSession, SessionChangeBook } from '#server/ticket/ports/session-change-book.ts';

const SESSIONS = `SELECT section_event_id AS "sectionEventId", name, begin_at AS "beginAt", end_at AS "endAt", timezone,
  plan_sale AS "planSale", cancelled_at IS NOT NULL AS cancelled FROM section_event WHERE event_id = $1
  ORDER BY begin_at, section_event_id`;
const TYPES = `SELECT ticket_type_id AS "ticketTypeId", section_event_id AS "sectionEventId", name, price,
  required_seat AS "requiredSeat", mode, account_limit AS "accountLimit",
  (SELECT coalesce(sum(r.quantity), 0)::int FROM reservation r WHERE r.event_id = t.event_id AND r.account_id = $2
    AND r.ticket_type_id = t.ticket_type_id AND r.state = 'SOLD') AS bought
  FROM ticket_type t WHERE event_id = $1 AND NOT by_invitation ORDER BY position, ticket_type_id`;

const ASKED = 'unnest($4::uuid[], $5::uuid[]) AS asked(before, after)';
const LINES = `UPDATE reservation r SET section_event_id = $3, ticket_type_id = asked.after FROM ${ASKED}
  WHERE r.event_id = $1 AND r.checkout_session_id = $2 AND r.state = 'SOLD' AND r.ticket_type_id = asked.before`;
const TICKETS = `UPDATE bought_ticket b SET section_event_id = $3, ticket_type_id = asked.after FROM ${ASKED}
  WHERE b.event_id = $1 AND b.user_order_id = $2 AND b.status = 'VALID' AND b.ticket_type_id = asked.before`;
const CHECKOUT = `UPDATE checkout_session SET section_event_id = $3 WHERE event_id = $1 AND checkout_session_id = $2`;
const ORDER = `UPDATE user_order SET section_event_id = $3 WHERE event_id = $1 AND user_order_id = $2`;

export const postgresSessionChangeBook: SessionChangeBook = {
  async read(tx, eventId, buyer) {
    const { client } = inPostgres(tx);
    const sessions = await client.query<EventSession>(SESSIONS, [eventId]);
    const types = await client.query<NamedTicketType>(TYPES, [eventId, buyer]);
    return { sessions: sessions.rows, types: types.rows };
  },
  async write(tx, { eventId, orderId, checkoutSessionId, sectionEventId, types }) {
    const { client } = inPostgres(tx);
    const moved = [[...types.keys()], [...types.values()]];
    await settleAll(
      client.query(LINES, [eventId, checkoutSessionId, sectionEventId, ...moved]),
      client.query(TICKETS, [eventId, orderId, sectionEventId, ...moved]),
      client.query(CHECKOUT, [eventId, checkoutSessionId, sectionEventId]),
      client.query(ORDER, [eventId, orderId, sectionEventId]),
    );
  },
};
