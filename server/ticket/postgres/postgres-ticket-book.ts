import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { LiveTicket, TicketBook } from '#server/ticket/ports/ticket-book.ts';

type CheckIns = BoughtTicket['checkIns'];

type Row = Recipient & {
  readonly sectionEventId: number;
  readonly userOrderId: string;
  readonly ticketName: string;
  readonly accountId: AccountId;
  readonly status: 'VALID' | 'VOID';
  readonly issueNumber: number;
  readonly senderAccountId: AccountId | null;
  readonly sentAt: Instant | null;
  readonly sentBefore: Recipient | null;
  readonly mails: number;
  readonly mailedAt: Instant | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly orderStatus: OrderStatus;
  readonly refundDays: number | null;
  readonly nameChangeDays: number | null;
  readonly sessionChangeDays: number | null;
};

const OPEN = `SELECT b.section_event_id AS "sectionEventId", b.user_order_id AS "userOrderId",
  b.ticket_name AS "ticketName",
  b.account_id AS "accountId", b.status, b.issue_number AS "issueNumber",
    b.first_name AS "firstName", b.last_name AS "lastName", b.name_order AS "nameOrder", b.email,
    b.sender_account_id AS "senderAccountId",
      b.sent_at AS "sentAt", b.sent_before AS "sentBefore",
    b.mails, b.mailed_at AS "mailedAt", s.begin_at AS "beginAt", s.end_at AS "endAt", s.timezone,
    o.status AS "orderStatus", e.refund_days AS "refundDays", e.name_change_days AS "nameChangeDays",
    e.session_change_days AS "sessionChangeDays"
  FROM bought_ticket b JOIN section_event s ON s.event_id = b.event_id AND s.section_event_id = b.section_event_id
    JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id
    JOIN event e ON e.event_id = b.event_id
  WHERE b.event_id = $1 AND b.bought_ticket_id = $2`;
const LOCKED = 'FOR NO KEY UPDATE OF b';
// Read after the lock, so that a scan that was waited for counts.
const CHECK_INS =
  'SELECT scan_key AS "scanId", at FROM redeem WHERE event_id = $1 AND bought_ticket_id = $2 ' +
  "AND way = 'IN' ORDER BY at, redeem_id";

const TICKET = 'WHERE event_id = $1 AND bought_ticket_id = $2';
const NAMED = 'first_name = $3, last_name = $4, name_order = $5, email = $6';
const NEW_ISSUE = 'issue_number = $7, redeem_code = $8, reissued_at = $9';
// The old QR code becomes invalid, even for the same address.
const REISSUED = `UPDATE bought_ticket SET ${NAMED}, ${NEW_ISSUE} ${TICKET}`;
const EDITED = `UPDATE bought_ticket SET ${NAMED} ${TICKET}`;
// The giver's phone and job are not for the recipient; they return with the ticket.
const SENT = `UPDATE bought_ticket SET ${NAMED}, ${NEW_ISSUE}, sender_account_id = account_id, sent_at = $9,
  received_at = NULL,
    sent_before = jsonb_build_object('firstName', first_name, 'lastName', last_name, 'nameOrder', name_order,
      'email', email, 'gender', gender, 'phoneNumber', phone_number, 'jobTitle', job_title),
    gender = NULL, phone_number = NULL, job_title = NULL ${TICKET}`;
const TAKEN_BACK = `UPDATE bought_ticket SET ${NAMED}, ${NEW_ISSUE}, sender_account_id = NULL, sent_at = NULL,
  sent_before = NULL,
    gender = sent_before->>'gender', phone_number = sent_before->>'phoneNumber',
      job_title = sent_before->>'jobTitle' ${TICKET}`;
const RECEIVED = `UPDATE bought_ticket SET account_id = $3, received_at = $4, sent_before = NULL ${TICKET}`;
const RENAMED = `UPDATE bought_ticket SET ticket_name = $3 ${TICKET}`;
const MAIL_ASKED = `UPDATE bought_ticket SET mails = mails + 1, mailed_at = $3 ${TICKET}`;

function ticketOf(eventId: number, ticketId: string, row: Row, checkIns: CheckIns): LiveTicket | null {
  const { sectionEventId, issueNumber, accountId, senderAccountId, sentAt, sentBefore } = row;
  const { firstName, lastName, nameOrder, email } = row;
  const recipient = { firstName, lastName, nameOrder, email };
  const paper = { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns };
  if (row.status === 'VOID') return null;
  if (senderAccountId === null || sentAt === null) return { ...paper, state: 'HELD', holder: accountId };
  return sentBefore === null
    ? { ...paper, state: 'RECEIVED', holder: accountId, sender: senderAccountId }
    : {
        ...paper,
        state: 'SENT',
        sender: senderAccountId,
        sentAt,
        before: {
          firstName: sentBefore.firstName,
          lastName: sentBefore.lastName,
          nameOrder: sentBefore.nameOrder,
          email: sentBefore.email,
        },
      };
}

function statementOf(before: LiveTicket, after: LiveTicket): string {
  if (after.state === 'SENT' && before.state === 'HELD') return SENT;
  if (after.state === 'HELD' && before.state === 'SENT') return TAKEN_BACK;
  return after.issueNumber === before.issueNumber ? EDITED : REISSUED;
}

/** `lock`: false only in the race test that shows why the lock is needed. */
export const makePostgresTicketBook = ({ lock = true }: { readonly lock?: boolean } = {}): TicketBook => ({
  async open(tx, eventId, boughtTicketId) {
    const { client } = inPostgres(tx);
    const [row] = (await client.query<Row>(lock ? `${OPEN} ${LOCKED}` : OPEN, [eventId, boughtTicketId])).rows;
    if (row === undefined) return null;
    const checkIns = await client.query<CheckIns[number]>(CHECK_INS, [eventId, boughtTicketId]);
    const { userOrderId, accountId, senderAccountId, beginAt, endAt, timezone, mails, mailedAt, orderStatus } = row;
    const { refundDays, nameChangeDays, sessionChangeDays } = row;
    return {
      ticket: ticketOf(eventId, boughtTicketId, row, checkIns.rows),
      eventId,
      boughtTicketId,
      userOrderId,
      ticketName: row.ticketName,
      accountId,
      giverAccountId: senderAccountId,
      email: row.email,
      session: { beginAt, endAt, timezone },
      orderStatus,
      policy: { refundDays, nameChangeDays, sessionChangeDays },
      mails,
      mailedAt,
    };
  },
  async write(tx, before, after, { redeemCode, at }) {
    const { client } = inPostgres(tx);
    const { eventId, ticketId, issueNumber, recipient } = after;
    if (after.state === 'RECEIVED') {
      await client.query(RECEIVED, [eventId, ticketId, after.holder, new Date(at)]);
      return;
    }
    const statement = statementOf(before, after);
    const { firstName, lastName, nameOrder = null, email } = recipient;
    const named = [eventId, ticketId, firstName, lastName, nameOrder, email];
    await client.query(statement, statement === EDITED ? named : [...named, issueNumber, redeemCode, new Date(at)]);
  },
  async rename(tx, { eventId, boughtTicketId }, ticketName) {
    await inPostgres(tx).client.query(RENAMED, [eventId, boughtTicketId, ticketName]);
  },
  async mailAsked(tx, { eventId, boughtTicketId }, at) {
    await inPostgres(tx).client.query(MAIL_ASKED, [eventId, boughtTicketId, new Date(at)]);
  },
});
