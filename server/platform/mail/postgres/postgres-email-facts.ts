import type { EventStatus } from '#domain/event/event.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import { cleanTransferMessage } from '#domain/money/bank-transfer/transfer-message.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import type { FrozenQuote } from '#server/event/ports/event-book.ts';
import type {
  EmailCreatedSession,
  EmailFacts,
  EmailMailingFacts,
  EmailTeamFacts,
} from '#server/platform/ports/email-facts.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { LATE_BECAUSE } from '#server/platform/postgres/late-because.ts';
import { isMailable } from '#server/platform/postgres/opted-out.ts';
import type { TicketHand } from '#server/ticket/ports/bought-ticket-row.ts';
import { TICKET_HAND } from '#server/ticket/postgres/bought-ticket-columns.ts';
import {
  ANNOUNCER_COLUMNS,
  type AnnouncerRow,
  announcerOf,
  EMAIL_EVENT_COLUMNS,
  type EmailEventRow,
  emailEventFacts,
} from './email-event-columns.ts';

const ORDER = `
  SELECT ${EMAIL_EVENT_COLUMNS}, o.order_number, o.registrant_first_name, o.registrant_last_name,
    o.registrant_name_order,
    o.price - o.points AS paid, o.points, o.wallet, o.donation, o.donation_message, o.lines, a.due_at, a.ended_by,
    a.message, a.ended IS NOT NULL AS answered,
    x.words
  FROM user_order o LEFT JOIN order_approval a USING (event_id, user_order_id)
  LEFT JOIN event_email_text x USING (event_id)
  JOIN event e USING (event_id) JOIN section_event s ON s.event_id = o.event_id
    AND s.section_event_id = o.section_event_id
  WHERE o.event_id = $1 AND o.user_order_id = $2`;
const TICKETS = `
  SELECT bought_ticket_id, issue_number, redeem_code, ticket_name, first_name, last_name, name_order, email,
    mode = 'ONLINE' AS online, seat_alias, ${TICKET_HAND} AS hand
  FROM bought_ticket b WHERE event_id = $1 AND user_order_id = $2 AND status = 'VALID'
    ORDER BY reservation_id, position`;
const PAYMENT = `
  SELECT ${EMAIL_EVENT_COLUMNS}, p.amount, p.received, c.points, c.wallet, p.transfer_code, p.pay_before,
    p.state IN ('PENDING', 'PART_PAID') AS waiting,
    c.quote -> 'lines' = '[]'::jsonb AS gift, o.order_number, p.state = 'LATE_MONEY' AND c.state <> 'COMPLETED' AS late,
    ${LATE_BECAUSE} AS late_because, m.instructions, m.reason, p.provider = 'WALLET' AS from_wallet,
    p.provider IN ('VNPAY', 'STRIPE') AS at_gateway,
    o.registrant_email, o.registrant_first_name, o.registrant_last_name, o.registrant_name_order
  FROM payment p LEFT JOIN manual_payment m USING (event_id, payment_id)
  JOIN checkout_session c USING (event_id, checkout_session_id) JOIN event e USING (event_id)
  JOIN section_event s ON s.event_id = c.event_id AND s.section_event_id = c.section_event_id
  JOIN user_order o ON o.event_id = c.event_id AND o.checkout_session_id = c.checkout_session_id
  WHERE p.event_id = $1 AND p.payment_id = $2`;

const PLACES_OFFERED = `
  SELECT ${EMAIL_EVENT_COLUMNS}, t.name AS ticket_name, r.quantity AS places, r.held_until AS until
  FROM reservation r JOIN event e USING (event_id)
  JOIN section_event s ON s.event_id = r.event_id AND s.section_event_id = r.section_event_id
  JOIN ticket_type t ON t.event_id = r.event_id AND t.ticket_type_id = r.ticket_type_id
  WHERE r.event_id = $1 AND r.reservation_id = $2 AND r.state IN ('HELD', 'IN_CHECKOUT')`;

const WAIT = `
  SELECT ${EMAIL_EVENT_COLUMNS}, t.name AS ticket_name, w.party AS places
  FROM waiting_entry w JOIN event e USING (event_id)
  JOIN section_event s ON s.event_id = w.event_id AND s.section_event_id = w.section_event_id
  JOIN ticket_type t ON t.event_id = w.event_id AND t.ticket_type_id = w.ticket_type_id
  WHERE w.event_id = $1 AND w.waiting_entry_id = $2`;
const GUEST_WAITS = `${WAIT} AND w.state = 'WAITING'`;
const GUEST_LEFT_LINE = `${WAIT} AND EXISTS (SELECT FROM rsvp_invitation i
    WHERE i.event_id = w.event_id AND i.rsvp_invitation_id = w.rsvp_invitation_id AND i.status = 'INVITED')`;

const OPENED_SALE = `
  SELECT ${EMAIL_EVENT_COLUMNS}
  FROM event e JOIN section_event s USING (event_id)
  WHERE e.event_id = $1 AND e.status = 'PUBLISHED' AND s.cancelled_at IS NULL
    AND ${isMailable('e', '$2')}
  ORDER BY s.end_at < now(), s.begin_at, s.section_event_id LIMIT 1`;

const CANCELLATION = `
  SELECT ${EMAIL_EVENT_COLUMNS}, s.moves, c.section_event_id IS NULL AS whole_event, c.reason
  FROM event_cancellation c JOIN event e USING (event_id) JOIN section_event s ON s.event_id = c.event_id
    AND (c.section_event_id IS NULL OR s.section_event_id = c.section_event_id)
  WHERE c.event_id = $1 AND c.event_cancellation_id = $2 AND c.state IN ('RUNNING', 'DONE')
  ORDER BY s.begin_at, s.section_event_id`;
const MOVE = `
  SELECT ${EMAIL_EVENT_COLUMNS}, s.moves, m.begin_before, m.end_before, m.timezone_before, m.place_before,
    m.give_back_until
  FROM session_move m JOIN event e USING (event_id) JOIN section_event s ON s.event_id = m.event_id
    AND s.section_event_id = m.section_event_id
  WHERE m.event_id = $1 AND m.session_move_id = $2 AND m.state IN ('TELLING', 'DONE')`;

const REFUNDS = `
  SELECT o.order_number, (f.tickets + f.donation + f.late + f.surplus - f.points - f.wallet)::bigint AS amount
  FROM refund f JOIN user_order o USING (event_id, user_order_id) JOIN event_cancellation c ON c.event_id = f.event_id
    AND (c.section_event_id IS NULL OR o.section_event_id = c.section_event_id)
  WHERE f.event_id = $1 AND c.event_cancellation_id = $2 AND f.reason = 'EVENT_CANCELLED'
    AND lower(o.registrant_email) = lower($3)
  ORDER BY o.inserted_at, o.user_order_id`;

const CREATED_EVENT = `
  SELECT ${EMAIL_EVENT_COLUMNS}, e.status, e.event_type = 'ONLINE' AS online, coalesce(t.types, '[]') AS types
  FROM event e JOIN section_event s USING (event_id) LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('name', t.name, 'price', t.price, 'capacity', (
        SELECT q.capacity FROM ticket_type_quota u JOIN quota q USING (event_id, quota_id)
        WHERE u.event_id = t.event_id AND u.ticket_type_id = t.ticket_type_id AND q.scope = 'TICKET_TYPE'))
      ORDER BY t.position, t.ticket_type_id) AS types
    FROM ticket_type t WHERE t.event_id = s.event_id AND t.section_event_id = s.section_event_id
      AND NOT t.by_invitation) t ON true
  WHERE e.event_id = $1 ORDER BY s.begin_at, s.section_event_id`;
const MAILING = `SELECT ${ANNOUNCER_COLUMNS}, m.subject, m.html, r.first_name AS "firstName", r.last_name AS "lastName",
    r.name_order AS "nameOrder", r.email AS "to", i.rsvp_invitation_id AS "invitationId",
    i.letter_number AS "letterNumber"
  FROM guest_mailing m JOIN event e USING (event_id) JOIN event_recipient r ON r.event_id = m.event_id
    AND r.about = m.guest_mailing_id
  LEFT JOIN LATERAL (
    SELECT i.rsvp_invitation_id, i.letter_number
    FROM section_event s JOIN rsvp_invitation i ON i.event_id = s.event_id
      AND i.section_event_id = s.section_event_id AND lower(i.email) = r.email
    WHERE m.audience = 'INVITED' AND s.event_id = m.event_id AND s.cancelled_at IS NULL AND s.end_at >= now()
      AND i.status = 'INVITED' AND i.sendings > 0
      AND (m.ticket_type_id IS NULL OR i.ticket_type_id = m.ticket_type_id)
    ORDER BY i.inserted_at, i.rsvp_invitation_id LIMIT 1) i ON true
  WHERE m.event_id = $1 AND m.guest_mailing_id = $2 AND r.email = lower($3)
    AND ${isMailable('e', 'r.email')}`;

const TEAM_MEMBER = `SELECT ${ANNOUNCER_COLUMNS}, u.role
  FROM event_user u JOIN event e USING (event_id) WHERE u.event_id = $1 AND u.account_id = $2`;

type WaitRow = EmailEventRow & { ticket_name: string; places: number };
type OfferRow = WaitRow & { until: Instant };
type MailingRow = AnnouncerRow &
  Pick<EmailMailingFacts, 'subject' | 'html'> &
  PersonName & {
    readonly to: string;
    readonly invitationId: string | null;
    readonly letterNumber: number | null;
  };
type MemberRow = AnnouncerRow & Pick<EmailTeamFacts, 'role'>;
type SessionRow = EmailEventRow & { moves: number };
type CancellationRow = SessionRow & { whole_event: boolean; reason: string };
type CreatedRow = EmailEventRow & {
  status: EventStatus;
  online: boolean;
  types: readonly { readonly name: string; readonly price: number; readonly capacity: number | null }[];
};
type MoveRow = SessionRow & {
  begin_before: number;
  end_before: number;
  timezone_before: string;
  place_before: string | null;
  give_back_until: number | null;
};
const sessionOf = (row: SessionRow) => ({ ...emailEventFacts(row), moves: row.moves });
const createdSessionOf = (row: CreatedRow): EmailCreatedSession => ({
  ...emailEventFacts(row),
  online: row.online,
  ticketTypes: row.types.map((type) => ({ ...type, price: dong(type.price) })),
});
type OrderRow = EmailEventRow & {
  order_number: string;
  registrant_first_name: string | null;
  registrant_last_name: string | null;
  registrant_name_order: NameOrder | null;
  paid: number;
  points: Points;
  wallet: number;
  donation: number;
  donation_message: string | null;
  lines: FrozenQuote['lines'];
  due_at: Instant | null;
  ended_by: string | null;
  message: string | null;
  answered: boolean;
  words: string | null;
};
type TicketRow = {
  bought_ticket_id: string;
  issue_number: number;
  redeem_code: string;
  ticket_name: string;
  first_name: string;
  last_name: string | null;
  name_order: NameOrder | null;
  email: string;
  online: boolean;
  seat_alias: string | null;
  hand: TicketHand;
};
type PaymentRow = EmailEventRow & {
  amount: number;
  received: number;
  points: Points;
  wallet: number;
  transfer_code: string | null;
  pay_before: number;
  waiting: boolean;
  gift: boolean;
  order_number: string;
  late: boolean;
  late_because: NoPlaceReason | null;
  instructions: string | null;
  from_wallet: boolean;
  at_gateway: boolean;
  reason: string | null;
  registrant_email: string;
  registrant_first_name: string | null;
  registrant_last_name: string | null;
  registrant_name_order: NameOrder | null;
};

export const makePostgresEmailFacts = ({ pool }: Pick<Database, 'pool'>): EmailFacts => ({
  async order(eventId, orderId) {
    const [row] = (await pool.query<OrderRow>(ORDER, [eventId, orderId])).rows;
    if (row === undefined) return null;
    const tickets = await pool.query<TicketRow>(TICKETS, [eventId, orderId]);
    return {
      orderNumber: row.order_number,
      buyer: {
        firstName: row.registrant_first_name,
        lastName: row.registrant_last_name,
        nameOrder: row.registrant_name_order,
      },
      event: emailEventFacts(row),
      lines: row.lines,
      total: dong(row.paid),
      points: row.points,
      wallet: dong(row.wallet),
      donation: dong(row.donation),
      donationMessage: row.donation_message,
      approval:
        row.due_at === null
          ? null
          : { dueAt: row.due_at, byDeadline: row.answered && row.ended_by === null, message: row.message },
      organiserWords: row.words,
      tickets: tickets.rows.map((ticket) => ({
        ticketId: ticket.bought_ticket_id,
        issueNumber: ticket.issue_number,
        hand: ticket.hand,
        redeemCode: ticket.redeem_code,
        ticketName: ticket.ticket_name,
        holder: { firstName: ticket.first_name, lastName: ticket.last_name, nameOrder: ticket.name_order },
        holderEmail: ticket.email,
        online: ticket.online,
        seat: ticket.seat_alias,
      })),
    };
  },
  async payment(eventId, paymentId) {
    const [row] = (await pool.query<PaymentRow>(PAYMENT, [eventId, paymentId])).rows;
    if (row === undefined) return null;
    return {
      orderNumber: row.order_number,
      event: emailEventFacts(row),
      amount: dong(row.amount),
      received: dong(row.received),
      points: row.points,
      wallet: dong(row.wallet),
      transferMessage: cleanTransferMessage(row.transfer_code ?? ''),
      payBefore: instant(row.pay_before),
      waiting: row.waiting,
      late: row.late,
      lateBecause: row.late_because,
      gift: row.gift,
      fromWallet: row.from_wallet,
      atGateway: row.at_gateway,
      manual:
        row.instructions === null
          ? null
          : {
              instructions: row.instructions,
              reason: row.reason,
              buyer: {
                firstName: row.registrant_first_name,
                lastName: row.registrant_last_name,
                nameOrder: row.registrant_name_order,
                email: row.registrant_email,
              },
            },
    };
  },
  async cancellation(eventId, cancellationId, recipient) {
    const { rows } = await pool.query<CancellationRow>(CANCELLATION, [eventId, cancellationId]);
    const [first, ...others] = rows;
    if (first === undefined) return null;
    const refunds = await pool.query<{ readonly order_number: string; readonly amount: number }>(REFUNDS, [
      eventId,
      cancellationId,
      recipient,
    ]);
    return {
      sessions: [sessionOf(first), ...others.map(sessionOf)],
      wholeEvent: first.whole_event,
      reason: first.reason,
      refunds: refunds.rows.map((row) => ({ orderNumber: row.order_number, amount: dong(row.amount) })),
    };
  },
  async move(eventId, moveId) {
    const [row] = (await pool.query<MoveRow>(MOVE, [eventId, moveId])).rows;
    if (row === undefined) return null;
    return {
      event: sessionOf(row),
      before: {
        beginAt: instant(row.begin_before),
        endAt: instant(row.end_before),
        timezone: row.timezone_before,
        place: row.place_before,
      },
      giveBackUntil: row.give_back_until === null ? null : instant(row.give_back_until),
    };
  },
  async createdEvent(eventId) {
    const { rows } = await pool.query<CreatedRow>(CREATED_EVENT, [eventId]);
    const [first, ...others] = rows;
    return first === undefined
      ? null
      : { status: first.status, sessions: [createdSessionOf(first), ...others.map(createdSessionOf)] };
  },
  async placesOffered(eventId, waitingEntryId) {
    const [row] = (await pool.query<OfferRow>(PLACES_OFFERED, [eventId, waitingEntryId])).rows;
    return row === undefined
      ? null
      : { event: emailEventFacts(row), ticketName: row.ticket_name, places: row.places, until: row.until };
  },
  async guestWaits(eventId, waitingEntryId) {
    const [row] = (await pool.query<WaitRow>(GUEST_WAITS, [eventId, waitingEntryId])).rows;
    return row === undefined ? null : { event: emailEventFacts(row), ticketName: row.ticket_name, places: row.places };
  },
  async guestLeftLine(eventId, waitingEntryId) {
    const [row] = (await pool.query<WaitRow>(GUEST_LEFT_LINE, [eventId, waitingEntryId])).rows;
    return row === undefined ? null : { event: emailEventFacts(row), ticketName: row.ticket_name, places: row.places };
  },
  async openedSale(eventId, recipient) {
    const [row] = (await pool.query<EmailEventRow>(OPENED_SALE, [eventId, recipient])).rows;
    return row === undefined ? null : emailEventFacts(row);
  },
  async announcer(eventId) {
    const text = `SELECT ${ANNOUNCER_COLUMNS} FROM event e WHERE e.event_id = $1`;
    const [row] = (await pool.query<AnnouncerRow>(text, [eventId])).rows;
    return row === undefined ? null : announcerOf(row);
  },
  async mailing(eventId, mailingId, recipient) {
    const [row] = (await pool.query<MailingRow>(MAILING, [eventId, mailingId, recipient])).rows;
    if (row === undefined) return null;
    const { subject, html, firstName, lastName, nameOrder, to, invitationId, letterNumber } = row;
    const name = { firstName, lastName, nameOrder };
    const invitation =
      invitationId === null || letterNumber === null
        ? null
        : { guest: { ...name, email: to }, letter: { invitationId, letterNumber } };
    return { event: announcerOf(row), subject, html, name: fullName(name), to, invitation };
  },
  async teamMember(eventId, accountId) {
    const [row] = (await pool.query<MemberRow>(TEAM_MEMBER, [eventId, accountId])).rows;
    return row === undefined ? null : { event: announcerOf(row), role: row.role };
  },
});
