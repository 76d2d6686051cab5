import type pg from 'pg';
import type { AcceptedOrder, Invitations } from '#server/rsvp/ports/invitations.ts';
import { type InvitationColumns, invitationRow } from './invitation-columns.ts';

const READ = 'SELECT * FROM rsvp_invitation WHERE event_id = $1 AND rsvp_invitation_id = $2';

const CLAIM = `UPDATE rsvp_invitation SET account_id = $4, updated_at = $5
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND answers = $3 AND status IN ('INVITED', 'DECLINED') AND (account_id IS NULL OR account_id = $4)`;

const UNCLAIM = `UPDATE rsvp_invitation SET account_id = NULL, answers = answers + 1, updated_at = $5
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND answers = $3 AND status IN ('INVITED', 'DECLINED') AND account_id = $4`;

const ANSWER = `UPDATE rsvp_invitation SET status = $5, account_id = $6, party = $7, bought_ticket_id = $8, answered_at = $9, answers = answers + 1, updated_at = $9
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND answers = $3 AND (status NOT IN ('INVITED', 'DECLINED') OR account_id IS NOT DISTINCT FROM $4::uuid)`;

const OPENED = `UPDATE rsvp_invitation SET opened_at = $3, updated_at = $3
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND status = 'INVITED' AND opened_at IS NULL`;

// A void ticket was given back already.
const LEFT_CLAIM = `SELECT b.bought_ticket_id AS "boughtTicketId" FROM rsvp_invitation i
    LEFT JOIN checkout_session c ON c.event_id = i.event_id AND c.account_id = i.account_id AND c.idempotency_key = $5
    LEFT JOIN user_order o ON o.event_id = c.event_id AND o.checkout_session_id = c.checkout_session_id
    LEFT JOIN bought_ticket b ON b.event_id = o.event_id AND b.user_order_id = o.user_order_id AND b.status = 'VALID'
  WHERE i.event_id = $1 AND i.rsvp_invitation_id = $2 AND i.answers = $3 AND i.account_id = $4 AND i.status IN ('INVITED', 'DECLINED') AND i.updated_at < $6
  ORDER BY b.ticket_type_id, b.reservation_id, b.position`;

const ACCEPTED_ORDER = `SELECT o.checkout_session_id AS "checkoutSessionId", bool_or(b.redeem_count > 0) AS "checkedIn", bool_or(b.sender_account_id IS NOT NULL) AS "handedOn"
  FROM bought_ticket mine JOIN user_order o ON o.event_id = mine.event_id AND o.user_order_id = mine.user_order_id
    JOIN bought_ticket b ON b.event_id = o.event_id AND b.user_order_id = o.user_order_id
  WHERE mine.event_id = $1 AND mine.bought_ticket_id = $2 GROUP BY o.checkout_session_id`;

/** Rows of rsvp_invitation; the table's own checks promise what an answered one holds. */
export const makePostgresInvitations = (pool: pg.Pool): Invitations => ({
  async find(eventId, invitationId) {
    const { rows } = await pool.query<InvitationColumns>(READ, [eventId, invitationId]);
    return rows[0] === undefined ? null : invitationRow(rows[0]);
  },
  async claim({ eventId, invitation, answers }, accountId, at) {
    const claimed = await pool.query(CLAIM, [eventId, invitation.invitationId, answers, accountId, new Date(at)]);
    return claimed.rowCount === 1;
  },
  async unclaim({ eventId, invitation, answers }, accountId, at) {
    await pool.query(UNCLAIM, [eventId, invitation.invitationId, answers, accountId, new Date(at)]);
  },
  async leftClaim({ eventId, invitation, answers, claimedBy }, key, before) {
    const { rows } = await pool.query<{ readonly boughtTicketId: string | null }>(LEFT_CLAIM, [
      eventId,
      invitation.invitationId,
      answers,
      claimedBy,
      key,
      new Date(before),
    ]);
    const [first] = rows;
    if (first === undefined) return null;
    return {
      taken: first.boughtTicketId === null ? null : { boughtTicketId: first.boughtTicketId, party: rows.length },
    };
  },
  async answer({ eventId, answers }, answered, claimedBy, at) {
    const accepted = answered.status === 'ACCEPTED' || answered.status === 'WAITING' ? answered : null;
    const kept = await pool.query(ANSWER, [
      eventId,
      answered.invitationId,
      answers,
      claimedBy,
      answered.status,
      accepted?.accountId ?? null,
      accepted?.party ?? null,
      answered.status === 'ACCEPTED' ? answered.boughtTicketId : null,
      new Date(at),
    ]);
    return kept.rowCount === 1;
  },
  async acceptedOrder(eventId, boughtTicketId) {
    const { rows } = await pool.query<AcceptedOrder>(ACCEPTED_ORDER, [eventId, boughtTicketId]);
    return rows[0] ?? null;
  },
  async noteOpened(eventId, invitationId, at) {
    await pool.query(OPENED, [eventId, invitationId, new Date(at)]);
  },
  async emailOf(accountId) {
    const { rows } = await pool.query<{ readonly email: string }>('SELECT email FROM account WHERE account_id = $1', [
      accountId,
    ]);
    return rows[0]?.email ?? null;
  },
});
