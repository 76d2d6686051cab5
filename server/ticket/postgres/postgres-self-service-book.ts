import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { TicketState } from '#domain/ticket/bought-ticket.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { SelfServiceBook } from '#server/ticket/ports/self-service-book.ts';

type Row = {
  readonly state: TicketState;
  readonly checkedIn: boolean;
  readonly orderStatus: OrderStatus;
  readonly beginAt: Instant;
  readonly timezone: string;
  readonly userOrderId: string;
  readonly sectionEventId: number;
  readonly buyer: AccountId;
  readonly accountId: AccountId;
  readonly refundDays: number | null;
  readonly nameChangeDays: number | null;
  readonly sessionChangeDays: number | null;
  readonly returned: boolean;
};

const READ = `SELECT CASE WHEN b.status = 'VOID' THEN 'VOID' WHEN b.sent_at IS NULL THEN 'HELD'
    WHEN b.received_at IS NULL THEN 'SENT' ELSE 'RECEIVED' END AS state,
  b.redeem_count > 0 AS "checkedIn", o.status AS "orderStatus", s.begin_at AS "beginAt", s.timezone,
  b.user_order_id AS "userOrderId", b.section_event_id AS "sectionEventId",
  o.account_id AS buyer, b.account_id AS "accountId",
  e.refund_days AS "refundDays", e.name_change_days AS "nameChangeDays",
  e.session_change_days AS "sessionChangeDays", b.returned_at IS NOT NULL AS returned
  FROM bought_ticket b
    JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id
    JOIN section_event s ON s.event_id = b.event_id AND s.section_event_id = b.section_event_id
    JOIN event e ON e.event_id = b.event_id
  WHERE b.event_id = $1 AND b.bought_ticket_id = $2`;

export const makePostgresSelfServiceBook = (pool: pg.Pool): SelfServiceBook => ({
  async read(eventId, boughtTicketId) {
    const [row] = (await pool.query<Row>(READ, [eventId, boughtTicketId])).rows;
    if (row === undefined) return null;
    const { beginAt, timezone, refundDays, nameChangeDays, sessionChangeDays, ...facts } = row;
    return { ...facts, session: { beginAt, timezone }, policy: { refundDays, nameChangeDays, sessionChangeDays } };
  },
  async noteReturned(tx, eventId, boughtTicketId, at) {
    await inPostgres(tx).client.query(
      'UPDATE bought_ticket SET returned_at = $3 WHERE event_id = $1 AND bought_ticket_id = $2',
      [eventId, boughtTicketId, new Date(at)],
    );
  },
});
