import type pg from 'pg';
import type { AcceptedOrder, Invitations } from '#server/rsvp/ports/invitations.ts';
import { type InvitationColumns, invitationRow } from './invitation-columns.ts';

const READ = 'SELECT * FROM rsvp_invitation WHERE event_id = $1 AND rsvp_invitation_id = $2';

const OPENED = `UPDATE rsvp_invitation SET opened_at = $3, updated_at = $3
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND status = 'INVITED' AND opened_at IS NULL`;

const ACCEPTED_ORDER = `SELECT o.checkout_session_id AS "checkoutSessionId",
  bool_or(b.redeem_count > 0) AS "checkedIn", bool_or(b.sender_account_id IS NOT NULL) AS "handedOn"
  FROM bought_ticket mine JOIN user_order o ON o.event_id = mine.event_id AND o.user_order_id = mine.user_order_id
    JOIN bought_ticket b ON b.event_id = o.event_id AND b.user_order_id = o.user_order_id
  WHERE mine.event_id = $1 AND mine.bought_ticket_id = $2 GROUP BY o.checkout_session_id`;

const ACCEPTED_BY = `SELECT i.* FROM bought_ticket b
    JOIN rsvp_invitation i ON i.event_id = b.event_id AND i.bought_ticket_id = b.bought_ticket_id
  WHERE b.event_id = $1 AND b.user_order_id = $2 AND i.status = 'ACCEPTED'`;

const OWN = `SELECT * FROM rsvp_invitation WHERE event_id = $1 AND lower(email) = lower($2) AND sendings > 0
  AND status <> 'TAKEN_BACK' ORDER BY inserted_at DESC, rsvp_invitation_id DESC`;
const EMAIL = 'SELECT email FROM account WHERE account_id = $1';

export const makePostgresInvitations = (pool: pg.Pool): Invitations => ({
  async find(eventId, invitationId) {
    const { rows } = await pool.query<InvitationColumns>(READ, [eventId, invitationId]);
    return rows[0] === undefined ? null : invitationRow(rows[0]);
  },
  // Two reads: accounts and events are on different machines.
  async own(eventId, accountId) {
    const [account] = (await pool.query<{ readonly email: string }>(EMAIL, [accountId])).rows;
    const { rows } = await pool.query<InvitationColumns>(OWN, [eventId, account?.email ?? '']);
    return rows.map(invitationRow);
  },
  async acceptedOrder(eventId, boughtTicketId) {
    const { rows } = await pool.query<AcceptedOrder>(ACCEPTED_ORDER, [eventId, boughtTicketId]);
    return rows[0] ?? null;
  },
  async acceptedBy(eventId, orderId) {
    const { rows } = await pool.query<InvitationColumns>(ACCEPTED_BY, [eventId, orderId]);
    return rows[0] === undefined ? null : invitationRow(rows[0]);
  },
  async noteOpened(eventId, invitationId, at) {
    await pool.query(OPENED, [eventId, invitationId, new Date(at)]);
  },
  async emailOf(accountId) {
    const { rows } = await pool.query<{ readonly email: string }>(EMAIL, [accountId]);
    return rows[0]?.email ?? null;
  },
});
