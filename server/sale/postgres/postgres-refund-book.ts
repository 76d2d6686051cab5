import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';
import type { Quota } from '#domain/sale/reservation/reservation.ts';
import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import { approvalEnd } from '#domain/ticket/approval.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import type { DeskEffects, OrderApprovals } from '#server/sale/ports/desk-decision.ts';
import type {
  KnownRefund,
  OrderBook,
  OrderChange,
  OrderTicket,
  RefundBook,
  RefundStep,
} from '#server/sale/ports/refund-book.ts';
import {
  LINE,
  ORDER_COLUMNS,
  type OrderDbRow,
  orderOf,
  PAYMENT_COLUMNS,
  type PaymentRow,
  paymentOf,
  type QuotaRow,
  READ_QUOTAS,
  type ReservationRow,
  reservationOf,
  sellable,
  TICKET_TYPES,
  type TicketTypeRow,
} from './reservation-batcher-read.ts';
import { sendEventBook } from './reservation-batcher-write.ts';

const FOUND = `SELECT o.checkout_session_id, c.locale, e.end_at, e.status, e.archive, e.required_approval
  FROM user_order o JOIN event e USING (event_id)
  JOIN checkout_session c ON c.event_id = o.event_id AND c.checkout_session_id = o.checkout_session_id
  WHERE o.event_id = $1 AND o.user_order_id = $2`;
const LINES = `SELECT ${LINE} FROM reservation WHERE event_id = $1 AND checkout_session_id = $2
  ORDER BY reservation_id`;
const PAYMENTS = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE event_id = $1 AND checkout_session_id = $2
  ORDER BY payment_id`;
const ORDER = `SELECT ${ORDER_COLUMNS} FROM user_order o
  WHERE event_id = $1 AND user_order_id = $2`;
const TICKETS = `SELECT bought_ticket_id AS "boughtTicketId", reservation_id AS "reservationId", position,
  seat_id AS "seatId", redeem_count > 0 AS "checkedIn", CASE WHEN status = 'VOID' THEN 'VOID'
    WHEN sent_at IS NULL THEN 'HELD' WHEN received_at IS NULL THEN 'SENT' ELSE 'RECEIVED' END AS state
  FROM bought_ticket WHERE event_id = $1 AND user_order_id = $2 ORDER BY bought_ticket_id`;
const REFUNDS = `SELECT refund_id, payment_id, refund_key, reason, status, attempts, tickets, donation, late, surplus,
  points, wallet, transfer_code, by_provider FROM refund WHERE event_id = $1 AND user_order_id = $2
  ORDER BY decided_at, refund_id`;
// A sale's lock first, so that no batch runs; then the tickets', which doors and gifts may hold.
const statements = (lock: '' | ' FOR NO KEY UPDATE') => ({
  quotas: `${READ_QUOTAS}${lock}`,
  lines: `${LINES}${lock}`,
  payments: `${PAYMENTS}${lock}`,
  order: `${ORDER}${lock}`,
  tickets: `${TICKETS}${lock}`,
});
const LOCKING = statements(' FOR NO KEY UPDATE');
const READING = statements('');
const SOLD = `SELECT kind, amount FROM ledger_line
  WHERE kind IN ('tickets-sold', 'donation-given', 'surplus-owed') AND subject = $1`;

const VOID = `UPDATE bought_ticket SET status = 'VOID', voided_at = $3
  WHERE event_id = $1 AND bought_ticket_id = ANY($2::uuid[]) AND status = 'VALID'`;
const STEP = `UPDATE refund r SET status = x.status, attempts = $4, updated_at = x.at,
  sent_at = CASE WHEN x.status = 'SENT' THEN x.at ELSE sent_at END,
  sent_by = CASE WHEN x.status = 'SENT' THEN $5 ELSE sent_by END,
  confirmed_at = CASE WHEN x.status = 'CONFIRMED' THEN x.at END,
  failed_at = CASE WHEN x.status = 'FAILED' THEN x.at ELSE failed_at END,
  failed_because = CASE WHEN x.status = 'FAILED' THEN $7 ELSE failed_because END
  FROM (SELECT $3::text AS status, $6::timestamptz AS at) x WHERE r.event_id = $1 AND r.refund_id = $2`;

type FoundRow = {
  readonly checkout_session_id: string;
  readonly locale: Locale;
  readonly end_at: Instant;
  readonly status: OrderBook['stock']['event']['status'];
  readonly archive: boolean;
  readonly required_approval: boolean;
};
type RefundDbRow = {
  readonly refund_id: string;
  readonly payment_id: string;
  readonly refund_key: string;
  readonly reason: RefundReason;
  readonly status: RefundStatus;
  readonly attempts: number;
  readonly tickets: Dong;
  readonly donation: Dong;
  readonly late: Dong;
  readonly surplus: Dong;
  readonly points: Points;
  readonly wallet: Dong;
  readonly transfer_code: string;
  readonly by_provider: boolean;
};
type SoldRow = { readonly kind: 'tickets-sold' | 'donation-given' | 'surplus-owed'; readonly amount: Dong };

const knownRefund = (row: RefundDbRow): KnownRefund => ({
  refundId: row.refund_id,
  key: row.refund_key,
  paymentId: row.payment_id,
  transferCode: row.transfer_code,
  byProvider: row.by_provider,
  reason: row.reason,
  status: row.status,
  attempts: row.attempts,
  points: row.points,
  wallet: row.wallet,
  parts: { tickets: row.tickets, donation: row.donation, late: row.late, surplus: row.surplus },
});

const amountOf = (rows: readonly SoldRow[], kind: SoldRow['kind']): Dong =>
  rows.find((row) => row.kind === kind)?.amount ?? ZERO;

const NOTHING_MOVES: StockWrites = {
  quotas: [],
  reservations: { inserted: [], updated: [] },
  checkoutSessions: { inserted: [], updated: [] },
  payments: { inserted: [], updated: [] },
  receipts: [],
  seats: [],
  promotionUses: [],
  waiting: { inserted: [], updated: [] },
};

const NO_EFFECTS: DeskEffects = {
  checkouts: [],
  spentDonations: [],
  attendees: [],
  transferCodes: new Map(),
  waitingContacts: new Map(),
  waitingGuests: new Map(),
  newOrders: [],
  changedOrders: [],
  orderEvents: [],
  tickets: [],
  voided: [],
  refunds: [],
  approvals: { asked: [], ended: [] },
  manual: { begun: [], answered: [] },
  ledger: [],
  transferOutcomes: [],
  answers: [],
  emails: [],
  news: [],
  audits: [],
  touched: new Set(),
};

const quotaOf = (row: QuotaRow): Quota => ({
  quotaId: row.quota_id,
  capacity: row.capacity,
  reserved: row.reserved,
  sold: row.sold,
});

type OrderToRead = {
  readonly eventId: number;
  readonly orderId: string;
  readonly places: boolean;
  readonly read: typeof LOCKING;
};

async function readOrder(
  client: pg.ClientBase,
  { eventId, orderId, places, read }: OrderToRead,
): Promise<OrderBook | null> {
  const quotas = places ? (await client.query<QuotaRow>(read.quotas, [eventId])).rows.map(quotaOf) : [];
  const [found] = (await client.query<FoundRow>(FOUND, [eventId, orderId])).rows;
  if (found === undefined) return null;
  const { checkout_session_id: checkoutSessionId } = found;
  const types = places ? (await client.query<TicketTypeRow>(TICKET_TYPES, [eventId])).rows : [];
  const lines = places ? (await client.query<ReservationRow>(read.lines, [eventId, checkoutSessionId])).rows : [];
  const payments = await client.query<PaymentRow>(read.payments, [eventId, checkoutSessionId]);
  const orders = await client.query<OrderDbRow>(read.order, [eventId, orderId]);
  const tickets = await client.query<OrderTicket>(read.tickets, [eventId, orderId]);
  const refunds = await client.query<RefundDbRow>(REFUNDS, [eventId, orderId]);
  const sold = await client.query<SoldRow>(SOLD, [orderId]);
  const [order] = orders.rows;
  if (order === undefined) return null;
  return {
    eventId,
    eventEndsAt: found.end_at,
    order: orderOf(order),
    locale: found.locale,
    payments: payments.rows.map(paymentOf),
    stock: {
      event: {
        eventId,
        status: found.status,
        archive: found.archive,
        requiredApproval: found.required_approval,
      },
      sessions: [],
      bought: [],
      checkoutSessions: [],
      payments: [],
      receipts: [],
      seats: [],
      quotas,
      ticketTypes: types.map(sellable),
      reservations: lines.map(reservationOf),
    },
    tickets: tickets.rows,
    refunds: refunds.rows.map(knownRefund),
    sold: {
      tickets: amountOf(sold.rows, 'tickets-sold'),
      donation: amountOf(sold.rows, 'donation-given'),
      surplus: amountOf(sold.rows, 'surplus-owed'),
    },
  };
}

/** Its event was cancelled, or it was declined or withdrawn. */
function approvalEndedBy({ order: before }: OrderBook, { order, orderEvents }: OrderChange): OrderApprovals {
  const end = before.status === 'REQUIRED_APPROVAL' ? approvalEnd(order.status) : null;
  const by = orderEvents[0]?.actor ?? null;
  return { asked: [], ended: end === null ? [] : [{ userOrderId: order.userOrderId, end, by, message: null }] };
}

async function stepRefund(client: pg.ClientBase, eventId: number, step: RefundStep, now: Instant): Promise<void> {
  const { refundId, status, attempts, by, because } = step;
  await client.query(STEP, [eventId, refundId, status, attempts, by, new Date(now), because]);
}

export const postgresRefundBook: RefundBook = {
  open: (tx, eventId, orderId, places) => readOrder(inPostgres(tx).client, { eventId, orderId, places, read: LOCKING }),
  read: (tx, eventId, orderId) => readOrder(inPostgres(tx).client, { eventId, orderId, places: true, read: READING }),

  async orderOfPayment(tx, eventId, paymentId) {
    const { rows } = await inPostgres(tx).client.query<{ readonly user_order_id: string }>(
      `SELECT o.user_order_id FROM payment p JOIN user_order o ON o.event_id = p.event_id
        AND o.checkout_session_id = p.checkout_session_id WHERE p.event_id = $1 AND p.payment_id = $2`,
      [eventId, paymentId],
    );
    return rows[0]?.user_order_id ?? null;
  },
  async orderOf(tx, eventId, refundId) {
    const { rows } = await inPostgres(tx).client.query<{ readonly user_order_id: string }>(
      'SELECT user_order_id FROM refund WHERE event_id = $1 AND refund_id = $2',
      [eventId, refundId],
    );
    return rows[0]?.user_order_id ?? null;
  },

  async write(tx, book, change, now) {
    const { client } = inPostgres(tx);
    const { eventId } = book;
    const stock: StockWrites = {
      ...(change.stock ?? NOTHING_MOVES),
      payments: { inserted: [], updated: change.payments },
    };
    await settleAll(
      ...sendEventBook(
        client,
        book,
        stock,
        {
          ...NO_EFFECTS,
          changedOrders: [change.order],
          orderEvents: change.orderEvents,
          refunds: change.refund === null ? [] : [change.refund],
          approvals: approvalEndedBy(book, change),
          ledger: change.ledger,
        },
        now,
      ),
    );
    if (change.voided.length > 0) await client.query(VOID, [eventId, change.voided, new Date(now)]);
    if (change.step !== null) await stepRefund(client, eventId, change.step, now);
  },
};
