import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { type BankFeedProvider, mayBeDuplicate } from '#domain/money/bank-transfer/incoming-transfer.ts';
import { TRANSFER_STATES_TO_REVIEW } from '#domain/money/bank-transfer/transfer-state.ts';
import type {
  CheckoutSession,
  EventStock,
  Payment,
  PromotionUse,
  Quota,
  Receipt,
  Reservation,
} from '#domain/sale/reservation/reservation.ts';
import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import type { CheckoutFacts, EventBook, OrderRow } from '#server/event/ports/event-book.ts';
import { TransferReportedTwice, TransferTaken } from '#server/money/ports/transfer-inbox.ts';
import { rowsByKey, sameRow } from '#server/platform/postgres/rows-by-key.ts';
import { column, shared, sparseColumn } from '#server/platform/postgres/shared-column.ts';
import {
  type BookedLine,
  type DeskEffects,
  type NewTicket,
  type OrderEvent,
  TicketUsed,
  type TransferOutcomeRow,
} from '#server/sale/ports/desk-decision.ts';
import { insertRefunds } from './insert-refunds.ts';
import { moveSeats } from './reservation-seats.ts';
import { writeWaiting } from './waiting-rows.ts';
import { writeApprovals } from './write-approvals.ts';
import { replaceAttendees } from './write-attendees.ts';
import { writeManualPayments } from './write-manual-payments.ts';

const moment = (at: Instant): Date => new Date(at);

export type BookBefore = {
  readonly stock: Pick<EventStock, 'event' | 'quotas' | 'reservations'>;
  /** Absent: not read. */
  readonly attendees?: EventBook['attendees'];
};

/** One statement per table; returns the promises to await together. */
export function sendEventBook(
  client: pg.ClientBase,
  book: BookBefore,
  stock: StockWrites,
  effects: DeskEffects,
  now: Instant,
  guardSeats = true,
): readonly Promise<unknown>[] {
  const { eventId } = book.stock.event;
  const facts = new Map(effects.checkouts.map((each) => [each.checkoutSessionId, each]));
  const write = { client, eventId, now };
  // Parents before the rows that reference them.
  return [
    // First, so that losing a transfer to somebody else is reported as such and not as a duplicate receipt.
    insertTransferOutcomes(write, effects.transferOutcomes),
    updateQuotas(write, book.stock.quotas, stock.quotas),
    countUses(write, stock.promotionUses),
    insertCheckouts(write, stock.checkoutSessions.inserted, facts),
    updateCheckouts(write, stock.checkoutSessions.updated),
    insertReservations(write, stock.reservations.inserted),
    updateReservations(write, book.stock.reservations, stock.reservations.updated),
    moveSeats(client, eventId, stock, guardSeats),
    // Before the new ones: a payment makes way for the next, and only one may be open.
    updatePayments(write, stock.payments.updated),
    insertPayments(write, stock.payments.inserted, effects.transferCodes),
    writeManualPayments(write, effects.manual),
    insertReceipts(write, stock.receipts),
    replaceAttendees(client, eventId, effects.attendees, (reservationId) => book.attendees?.has(reservationId) ?? true),
    spendDonations(write, effects.spentDonations),
    insertOrders(write, effects.newOrders),
    updateOrders(write, effects.changedOrders),
    insertOrderEvents(write, effects.orderEvents),
    insertTickets(write, effects.tickets),
    voidTickets(write, effects.voided),
    insertRefunds(client, eventId, effects.refunds, now),
    writeApprovals(write, effects.approvals),
    insertLedger(write, effects.ledger),
    writeWaiting(write, stock.waiting, effects),
    followEarnings(write, effects),
  ].flat();
}

/** Whether the results of the statements may still undo the batch, so that COMMIT has to wait for them. */
export const mayBeUndone = (effects: DeskEffects): boolean =>
  effects.transferOutcomes.length > 0 || effects.voided.length > 0 || effects.answers.length > 0;

const seatsJson = ({ seats }: Reservation): string | null => (seats.length === 0 ? null : JSON.stringify(seats));

type Write = { readonly client: pg.ClientBase; readonly eventId: number; readonly now: Instant };
type Sent = readonly Promise<unknown>[];

/** Counters change by differences, so that the table's CHECK guards the decision. */
function updateQuotas({ client, eventId }: Write, before: readonly Quota[], after: readonly Quota[]): Sent {
  if (after.length === 0) return [];
  const known = new Map(before.map((quota) => [quota.quotaId, quota]));
  const rows = after.map((quota) => ({ ...quota, was: known.get(quota.quotaId) ?? quota }));
  return [
    client.query(
      `UPDATE quota q SET reserved = q.reserved + x.reserved, sold = q.sold + x.sold, capacity = x.capacity
       FROM unnest($2::uuid[], $3::int[], $4::int[], $5::int[]) AS x(quota_id, reserved, sold, capacity)
       WHERE q.event_id = $1 AND q.quota_id = x.quota_id`,
      [
        eventId,
        rows.map((row) => row.quotaId),
        rows.map((row) => row.reserved - row.was.reserved),
        rows.map((row) => row.sold - row.was.sold),
        rows.map((row) => row.capacity),
      ],
    ),
  ];
}

/** By differences, under the lock of the event's quotas. */
function countUses({ client, eventId }: Write, changes: StockWrites['promotionUses']): Sent {
  const of = (kind: PromotionUse['kind']) => changes.filter((use) => use.kind === kind);
  const [automatic, codes, cards] = [of('AUTOMATIC'), of('CODE'), of('CARD')];
  return [
    ...(cards.length === 0
      ? []
      : [
          client.query(
            `UPDATE promotion_payment p SET used = p.used + x.uses
             FROM unnest($2::uuid[], $3::int[]) AS x(promotion_id, uses)
             WHERE p.event_id = $1 AND p.promotion_id = x.promotion_id`,
            [eventId, cards.map((use) => use.id), cards.map((use) => use.uses)],
          ),
        ]),
    ...(automatic.length === 0
      ? []
      : [
          client.query(
            `UPDATE promotion p SET used = p.used + x.uses FROM unnest($2::uuid[], $3::int[]) AS x(promotion_id, uses)
             WHERE p.event_id = $1 AND p.promotion_id = x.promotion_id`,
            [eventId, automatic.map((use) => use.id), automatic.map((use) => use.uses)],
          ),
        ]),
    ...(codes.length === 0
      ? []
      : [
          client.query(
            `UPDATE promotion_code p SET used = p.used + x.uses FROM unnest($2::text[], $3::int[]) AS x(code, uses)
             WHERE p.event_id = $1 AND p.code = x.code`,
            [eventId, codes.map((use) => use.id), codes.map((use) => use.uses)],
          ),
        ]),
  ];
}

// Ids come first: they are distinct, so their number is the number of rows.
const INSERT_RESERVATIONS = `INSERT INTO reservation (event_id, reservation_id, account_id, idempotency_key,
  request_hash, quantity, section_event_id, ticket_type_id, unit_price,
    original_unit_price, state, held_until, held_since, checkout_session_id, seats, inserted_at, updated_at)
  SELECT $1, x.reservation_id, ${shared('x.account_id', '$3::uuid[]')}, ${shared('x.idempotency_key', '$4::text[]')},
    ${shared('x.request_hash', '$5::text[]')},
    ${shared('x.quantity', '$6::int[]')}, ${shared('x.section_event_id', '$7::int[]')},
      ${shared('x.ticket_type_id', '$8::uuid[]')}, ${shared('x.unit_price', '$9::bigint[]')},
    ${shared('x.original_unit_price', '$10::bigint[]')}, ${shared('x.state', '$11::text[]')},
      ${shared('x.held_until', '$12::timestamptz[]')},
    ${shared('x.held_since', '$13::timestamptz[]')}, x.checkout_session_id, x.seats, $16, $16
  FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::int[], $7::int[], $8::uuid[], $9::bigint[],
    $10::bigint[], $11::text[], $12::timestamptz[], $13::timestamptz[],
    $14::uuid[], $15::jsonb[]) AS x(reservation_id, account_id, idempotency_key, request_hash, quantity,
      section_event_id, ticket_type_id, unit_price, original_unit_price, state,
    held_until, held_since, checkout_session_id, seats)`;

function insertReservations({ client, eventId, now }: Write, rows: readonly Reservation[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(INSERT_RESERVATIONS, [
      eventId,
      rows.map((row) => row.reservationId),
      column(rows, (row) => row.accountId),
      column(rows, (row) => row.idempotencyKey),
      column(rows, (row) => row.requestHash),
      column(rows, (row) => row.quantity),
      column(rows, (row) => row.sectionEventId),
      column(rows, (row) => row.ticketTypeId),
      column(rows, (row) => row.unitPrice),
      column(rows, (row) => row.originalUnitPrice),
      column(rows, (row) => row.state),
      column(rows, (row) => row.heldUntil).map(moment),
      column(rows, (row) => row.heldSince).map(moment),
      sparseColumn(rows, (row) => row.checkoutSessionId),
      sparseColumn(rows, seatsJson),
      moment(now),
    ]),
  ];
}

const NO_SEATS_ANY_MORE = '[]';

/** Unchanged seats are not sent again. */
function updateReservations(
  { client, eventId, now }: Write,
  before: readonly Reservation[],
  rows: readonly Reservation[],
): Sent {
  if (rows.length === 0) return [];
  const known = new Map(before.map((row) => [row.reservationId, row.seats]));
  const newSeats = (row: Reservation): string | null =>
    row.seats === known.get(row.reservationId) ? null : (seatsJson(row) ?? NO_SEATS_ANY_MORE);
  return [
    client.query(
      `UPDATE reservation r SET quantity = x.quantity, seats = CASE WHEN x.seats IS NULL THEN r.seats
        ELSE nullif(x.seats, '${NO_SEATS_ANY_MORE}') END, state = x.state, held_until = x.held_until,
          held_since = x.held_since, checkout_session_id = x.checkout_session_id, updated_at = $8
       FROM ${rowsByKey(
         'reservation',
         'reservation_id',
         `unnest($2::uuid[], $3::int[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::uuid[], $9::jsonb[])
           AS asked(reservation_id, quantity, state, held_until, held_since, checkout_session_id, seats)`,
       )} WHERE ${sameRow('r')}`,
      [
        eventId,
        rows.map((row) => row.reservationId),
        rows.map((row) => row.quantity),
        rows.map((row) => row.state),
        rows.map((row) => moment(row.heldUntil)),
        rows.map((row) => moment(row.heldSince)),
        rows.map((row) => row.checkoutSessionId),
        moment(now),
        rows.map(newSeats),
      ],
    ),
  ];
}

function insertCheckouts(
  { client, eventId, now }: Write,
  rows: readonly CheckoutSession[],
  facts: ReadonlyMap<string, CheckoutFacts>,
): Sent {
  if (rows.length === 0) return [];
  const effects = rows.map((row) => {
    const found = facts.get(row.checkoutSessionId);
    if (found === undefined) throw new Error(`Checkout session ${row.checkoutSessionId} has no effects`);
    return found;
  });
  return [
    client.query(
      `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, quote, price,
        donation, donation_message, policy_version, locale,
         idempotency_key, request_hash, held_until, form_version, promotion_uses, donation_in_room,
         points, wallet, inserted_at, updated_at)
       SELECT $1, x.*, $15, $15 FROM unnest($2::uuid[], $3::int[], $4::uuid[], $5::text[], $6::jsonb[], $7::bigint[],
         $8::bigint[], $9::text[], $10::int[], $11::text[],
         $12::text[], $13::text[], $14::timestamptz[], $16::int[], $17::jsonb[], $18::boolean[],
         $19::bigint[], $20::bigint[]) AS x`,
      [
        eventId,
        rows.map((row) => row.checkoutSessionId),
        rows.map((row) => row.sectionEventId),
        rows.map((row) => row.accountId),
        rows.map((row) => row.state),
        effects.map((paper) => JSON.stringify(paper.quote)),
        rows.map((row) => row.price),
        rows.map((row) => row.donation),
        effects.map((paper) => paper.donationMessage),
        effects.map((paper) => paper.policyVersion),
        effects.map((paper) => paper.locale),
        rows.map((row) => row.idempotencyKey),
        rows.map((row) => row.requestHash),
        rows.map((row) => moment(row.heldUntil)),
        moment(now),
        effects.map((paper) => paper.formVersion),
        rows.map((row) => (row.promotionUses === undefined ? null : JSON.stringify(row.promotionUses))),
        effects.map((paper) => paper.donationInRoom),
        rows.map((row) => row.points ?? NO_POINTS),
        rows.map((row) => row.wallet ?? ZERO),
      ],
    ),
  ];
}

function updateCheckouts({ client, eventId, now }: Write, rows: readonly CheckoutSession[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `UPDATE checkout_session c SET state = x.state, held_until = x.held_until, updated_at = $5
       FROM ${rowsByKey(
         'checkout_session',
         'checkout_session_id',
         'unnest($2::uuid[], $3::text[], ' + '$4::timestamptz[]) AS asked(checkout_session_id, state, held_until)',
       )}
       WHERE ${sameRow('c')}`,
      [
        eventId,
        rows.map((row) => row.checkoutSessionId),
        rows.map((row) => row.state),
        rows.map((row) => moment(row.heldUntil)),
        moment(now),
      ],
    ),
  ];
}

function insertPayments(
  { client, eventId, now }: Write,
  rows: readonly Payment[],
  transferCodes: ReadonlyMap<string, string>,
): Sent {
  if (rows.length === 0) return [];
  const coded = rows.filter((row) => transferCodes.has(row.paymentId));
  const directory =
    coded.length === 0
      ? []
      : [
          client.query(
            `INSERT INTO transfer_code_directory (transfer_code, event_id, payment_id) SELECT x.code, $1, x.payment_id
              FROM unnest($2::text[], $3::uuid[]) AS x(code, payment_id)`,
            [eventId, coded.map((row) => transferCodes.get(row.paymentId)), coded.map((row) => row.paymentId)],
          ),
        ];
  return [
    client.query(
      `INSERT INTO payment (event_id, payment_id, checkout_session_id, account_id, provider, state, amount, received,
        transfer_code, pay_before, held_until, idempotency_key,
         inserted_at, updated_at)
       SELECT $1, x.*, $13, $13 FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::bigint[],
         $8::bigint[], $9::text[], $10::timestamptz[],
         $11::timestamptz[], $12::text[]) AS x`,
      [
        eventId,
        rows.map((row) => row.paymentId),
        rows.map((row) => row.checkoutSessionId),
        rows.map((row) => row.accountId),
        rows.map((row) => row.provider),
        rows.map((row) => row.state),
        rows.map((row) => row.amount),
        rows.map((row) => row.received),
        rows.map((row) => transferCodes.get(row.paymentId) ?? null),
        rows.map((row) => moment(row.payBefore)),
        rows.map((row) => moment(row.heldUntil)),
        rows.map((row) => row.idempotencyKey),
        moment(now),
      ],
    ),
    ...directory,
  ];
}

function updatePayments({ client, eventId, now }: Write, rows: readonly Payment[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `UPDATE payment p SET state = x.state, received = x.received, late_choice = x.late_choice, updated_at = $5
       FROM ${rowsByKey(
         'payment',
         'payment_id',
         'unnest($2::uuid[], $3::text[], $4::bigint[], $6::text[]) AS ' +
           'asked(payment_id, state, received, late_choice)',
       )}
       WHERE ${sameRow('p')}`,
      [
        eventId,
        rows.map((row) => row.paymentId),
        rows.map((row) => row.state),
        rows.map((row) => row.received),
        moment(now),
        rows.map((row) => row.lateChoice),
      ],
    ),
  ];
}

function insertReceipts({ client, eventId }: Write, rows: readonly Receipt[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `INSERT INTO payment_receipt (event_id, payment_id, provider, provider_reference, amount, at)
       SELECT $1, x.* FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[]) AS x`,
      [
        eventId,
        rows.map((row) => row.paymentId),
        rows.map((row) => row.provider),
        rows.map((row) => row.providerReference),
        rows.map((row) => row.amount),
        rows.map((row) => moment(row.at)),
      ],
    ),
  ];
}

function spendDonations({ client, eventId }: Write, rows: DeskEffects['spentDonations']): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `DELETE FROM ticket_donation d USING unnest($2::int[], $3::uuid[]) AS x(section_event_id, account_id)
       WHERE d.event_id = $1 AND d.section_event_id = x.section_event_id AND d.account_id = x.account_id`,
      [eventId, rows.map((row) => row.sectionEventId), rows.map((row) => row.accountId)],
    ),
  ];
}

function insertOrders({ client, eventId }: Write, rows: readonly OrderRow[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id,
        checkout_session_id, status, payment_method, price, original_price, discount,
         donation, donation_message, lines, registrant_email, registrant_first_name, registrant_last_name,
           registrant_gender, registrant_phone_number, inserted_at, updated_at, donation_in_room, points,
           registrant_name_order, wallet)
       SELECT $1, x.* FROM unnest($2::uuid[], $3::text[], $4::int[], $5::uuid[], $6::uuid[], $7::text[], $8::text[],
         $9::bigint[], $10::bigint[], $11::bigint[],
         $12::bigint[], $13::text[], $14::jsonb[], $15::text[], $16::text[], $17::text[], $18::text[], $19::text[],
           $20::timestamptz[], $21::timestamptz[], $22::boolean[],
           $23::bigint[], $24::text[], $25::bigint[]) AS x`,
      [
        eventId,
        rows.map((row) => row.userOrderId),
        rows.map((row) => row.orderNumber),
        rows.map((row) => row.sectionEventId),
        rows.map((row) => row.accountId),
        rows.map((row) => row.checkoutSessionId),
        rows.map((row) => row.status),
        rows.map((row) => row.paymentMethod),
        rows.map((row) => row.quote.final),
        rows.map((row) => row.quote.original),
        rows.map((row) => row.quote.discount),
        rows.map((row) => row.quote.donation),
        rows.map((row) => row.donationMessage),
        rows.map((row) => JSON.stringify(row.quote.lines)),
        rows.map((row) => row.registrant.email),
        rows.map((row) => row.registrant.firstName),
        rows.map((row) => row.registrant.lastName),
        rows.map((row) => row.registrant.gender),
        rows.map((row) => row.registrant.phoneNumber),
        rows.map((row) => moment(row.insertedAt)),
        rows.map((row) => moment(row.updatedAt)),
        rows.map((row) => row.donationInRoom),
        rows.map((row) => row.quote.points ?? NO_POINTS),
        rows.map((row) => row.registrant.nameOrder ?? null),
        rows.map((row) => row.quote.wallet ?? ZERO),
      ],
    ),
    client.query(
      `INSERT INTO order_number_directory (order_number, event_id, user_order_id) SELECT x.number, $1, x.user_order_id
        FROM unnest($2::text[], $3::uuid[]) AS x(number, user_order_id)`,
      [eventId, rows.map((row) => row.orderNumber), rows.map((row) => row.userOrderId)],
    ),
  ];
}

function updateOrders({ client, eventId }: Write, rows: readonly OrderRow[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `UPDATE user_order o SET status = x.status, updated_at = x.updated_at, payment_method = x.payment_method
       FROM ${rowsByKey(
         'user_order',
         'user_order_id',
         'unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::text[]) AS ' +
           'asked(user_order_id, status, updated_at, payment_method)',
       )}
       WHERE ${sameRow('o')}`,
      [
        eventId,
        rows.map((row) => row.userOrderId),
        rows.map((row) => row.status),
        rows.map((row) => moment(row.updatedAt)),
        rows.map((row) => row.paymentMethod),
      ],
    ),
  ];
}

function insertOrderEvents({ client, eventId, now }: Write, rows: readonly OrderEvent[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `INSERT INTO order_event (event_id, user_order_id, number, kind, data, actor_account_id, at)
       SELECT $1, x.*, $7 FROM unnest($2::uuid[], $3::int[], $4::text[], $5::jsonb[], $6::uuid[]) AS x`,
      [
        eventId,
        rows.map((row) => row.userOrderId),
        rows.map((row) => row.number),
        rows.map((row) => row.kind),
        rows.map((row) => JSON.stringify(row.data)),
        rows.map((row) => row.actor),
        moment(now),
      ],
    ),
  ];
}

function insertTickets({ client, eventId, now }: Write, rows: readonly NewTicket[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `INSERT INTO bought_ticket (event_id, bought_ticket_id, section_event_id, ticket_type_id, user_order_id,
        reservation_id, position, account_id, status, redeem_code, ticket_name,
         ticket_description, mode, email, first_name, last_name, gender, phone_number, job_title, seat_id, seat_alias,
           inserted_at, name_order)
       SELECT $1, x.bought_ticket_id, x.section_event_id, x.ticket_type_id, x.user_order_id, x.reservation_id,
         x.position, x.account_id, 'VALID', x.redeem_code, x.ticket_name,
         x.ticket_description, x.mode, x.email, x.first_name, x.last_name, x.gender, x.phone_number, x.job_title,
           x.seat_id, x.seat_alias, $19, x.name_order
       FROM unnest($2::uuid[], $3::int[], $4::uuid[], $5::uuid[], $6::uuid[], $7::int[], $8::uuid[], $9::text[],
         $10::text[], $11::text[], $12::text[], $13::text[], $14::text[],
         $15::text[], $16::text[], $17::text[], $18::text[], $20::uuid[], $21::text[],
         $22::text[])
         AS x(bought_ticket_id, section_event_id, ticket_type_id, user_order_id, reservation_id, position, account_id,
           redeem_code, ticket_name, ticket_description, mode, email,
         first_name, last_name, gender, phone_number, job_title, seat_id, seat_alias, name_order)`,
      [
        eventId,
        rows.map((row) => row.boughtTicketId),
        rows.map((row) => row.sectionEventId),
        rows.map((row) => row.ticketTypeId),
        rows.map((row) => row.userOrderId),
        rows.map((row) => row.reservationId),
        rows.map((row) => row.position),
        rows.map((row) => row.accountId),
        rows.map((row) => row.redeemCode),
        rows.map((row) => row.ticketName),
        rows.map((row) => row.ticketDescription),
        rows.map((row) => row.mode),
        rows.map((row) => row.attendee.email),
        rows.map((row) => row.attendee.firstName),
        rows.map((row) => row.attendee.lastName),
        rows.map((row) => row.attendee.gender),
        rows.map((row) => row.attendee.phoneNumber),
        rows.map((row) => row.attendee.jobTitle),
        moment(now),
        rows.map((row) => row.seat?.seatId ?? null),
        rows.map((row) => row.seat?.alias ?? null),
        rows.map((row) => row.attendee.nameOrder ?? null),
      ],
    ),
  ];
}

/** Waits for a door and for a gift; a ticket that stays undoes the batch. */
function voidTickets({ client, eventId, now }: Write, rows: DeskEffects['voided']): Sent {
  if (rows.length === 0) return [];
  const made = client.query<{ readonly user_order_id: string }>(
    `UPDATE bought_ticket b SET status = 'VOID', voided_at = $4
      FROM unnest($2::uuid[], $3::boolean[]) AS x(user_order_id, spares_given)
      WHERE b.event_id = $1 AND b.user_order_id = x.user_order_id AND b.status = 'VALID' AND b.redeem_count = 0
        AND NOT (x.spares_given AND b.sender_account_id IS NOT NULL) RETURNING b.user_order_id`,
    [eventId, rows.map((row) => row.userOrderId), rows.map((row) => row.sparesGiven), moment(now)],
  );
  return [
    made.then((result) => {
      const counts = Map.groupBy(result.rows, (row) => row.user_order_id);
      const used = rows.find((row) => (counts.get(row.userOrderId)?.length ?? 0) < row.tickets);
      if (used !== undefined) throw new TicketUsed(used.userOrderId);
    }),
  ];
}

function insertLedger({ client }: Write, rows: readonly BookedLine[]): Sent {
  if (rows.length === 0) return [];
  return [
    client.query(
      `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind,
        subject, at)
       SELECT x.* FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[],
         $8::text[], $9::text[], $10::timestamptz[]) AS x`,
      [
        rows.map((row) => row.ledgerLineId),
        rows.map((row) => row.book),
        rows.map((row) => row.bookId),
        rows.map((row) => row.debit),
        rows.map((row) => row.credit),
        rows.map((row) => row.amount),
        rows.map((row) => row.currency),
        rows.map((row) => row.kind),
        rows.map((row) => row.subject),
        rows.map((row) => moment(row.at)),
      ],
    ),
  ];
}

/** Paid successful orders, and refunded ones. */
function followEarnings({ client, eventId }: Write, { newOrders, changedOrders, refunds }: DeskEffects): Sent {
  const earning = [...newOrders, ...changedOrders].filter(
    ({ status, quote }) => status === 'SUCCESSFUL' && quote.final > quote.donation,
  );
  const orders = new Set([...earning, ...refunds].map((row) => row.userOrderId));
  if (orders.size === 0) return [];
  return [
    client.query('INSERT INTO earning_to_follow (event_id, user_order_id) SELECT $1, x FROM unnest($2::uuid[]) AS x', [
      eventId,
      [...orders],
    ]),
  ];
}

// Another feed's report of the same payment and amount may be the same money.
const REPORTED_TWICE = `SELECT mine.incoming_transfer_id, mine.provider, mine.amount, other.provider AS other_provider,
  other.amount AS other_amount FROM unnest($1::uuid[], $2::uuid[]) AS x(incoming_transfer_id, payment_id)
  JOIN incoming_transfer mine ON mine.incoming_transfer_id = x.incoming_transfer_id
  JOIN transfer_outcome o ON o.payment_id = x.payment_id AND o.incoming_transfer_id <> x.incoming_transfer_id
  JOIN incoming_transfer other ON other.incoming_transfer_id = o.incoming_transfer_id`;
type ReportedTwice = {
  readonly incoming_transfer_id: string;
  readonly provider: BankFeedProvider;
  readonly amount: number;
  readonly other_provider: BankFeedProvider;
  readonly other_amount: number;
};

/** Settled once. What two feeds may both have reported is left to a person. */
function insertTransferOutcomes({ client, eventId, now }: Write, outcomes: readonly TransferOutcomeRow[]): Sent {
  // Of two reports in one batch, the first counts.
  const rows = [...new Map(outcomes.toReversed().map((row) => [row.incomingTransferId, row])).values()].sort(
    (one, other) => (one.incomingTransferId < other.incomingTransferId ? -1 : 1),
  );
  if (rows.length === 0) return [];
  const written = client.query<{ readonly incoming_transfer_id: string }>(
    `WITH decided AS (DELETE FROM transfer_to_settle WHERE incoming_transfer_id = ANY($2::uuid[]))
     INSERT INTO transfer_outcome (incoming_transfer_id, state, transfer_code, payment_id, decided_by, event_id,
      updated_at)
     SELECT x.*, $1, $7 FROM unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::uuid[]) AS x
     ON CONFLICT (incoming_transfer_id) DO UPDATE SET state = EXCLUDED.state, transfer_code = EXCLUDED.transfer_code,
       event_id = EXCLUDED.event_id,
       payment_id = EXCLUDED.payment_id, decided_by = EXCLUDED.decided_by, updated_at = EXCLUDED.updated_at
         WHERE transfer_outcome.state = ANY($8::text[])
     RETURNING incoming_transfer_id`,
    [
      eventId,
      rows.map((row) => row.incomingTransferId),
      rows.map((row) => row.state),
      rows.map((row) => row.transferCode),
      rows.map((row) => row.paymentId),
      rows.map((row) => row.decidedBy),
      moment(now),
      TRANSFER_STATES_TO_REVIEW,
    ],
  );
  const judged = rows.filter((row) => row.decidedBy === null && !row.repeated);
  const beside = client.query<ReportedTwice>(REPORTED_TWICE, [
    judged.map((row) => row.incomingTransferId),
    judged.map((row) => row.paymentId),
  ]);
  return [
    beside.then((result) => {
      const twice = result.rows.find((row) =>
        mayBeDuplicate(row, { provider: row.other_provider, amount: row.other_amount }),
      );
      if (twice !== undefined) throw new TransferReportedTwice(twice.incoming_transfer_id);
    }),
    written.then((result) => {
      const kept = new Set(result.rows.map((row) => row.incoming_transfer_id));
      const taken = rows.find((row) => !row.repeated && !kept.has(row.incomingTransferId));
      if (taken !== undefined) throw new TransferTaken(taken.incomingTransferId);
    }),
  ];
}
