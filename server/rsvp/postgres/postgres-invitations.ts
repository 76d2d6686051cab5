import type pg from 'pg';
import type { Locale } from '#domain/kernel/locale/locale.ts';
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

const WAITING_ENTRY = `SELECT waiting_entry_id AS id FROM waiting_entry
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND state <> 'LEFT' ORDER BY joined_at DESC LIMIT 1`;
const OFFERED = `SELECT i.*, w.waiting_entry_id, w.policy_agreed, w.form_answers, w.locale AS answered_in
  FROM waiting_entry w JOIN rsvp_invitation i USING (event_id, rsvp_invitation_id)
  WHERE w.rsvp_invitation_id IS NOT NULL AND w.state = 'OFFERED' AND i.status = 'WAITING'
  ORDER BY w.offered_until LIMIT $1`;

const OWN = `SELECT * FROM rsvp_invitation WHERE event_id = $1 AND lower(email) = lower($2) AND sendings > 0
  AND status <> 'TAKEN_BACK' ORDER BY inserted_at DESC, rsvp_invitation_id DESC`;
const EMAIL = 'SELECT email FROM account WHERE account_id = $1';

type OfferedColumns = InvitationColumns & {
  readonly waiting_entry_id: string;
  readonly policy_agreed: boolean;
  readonly form_answers: readonly unknown[] | null;
  readonly answered_in: Locale;
};

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
  async waitingEntry(eventId, invitationId) {
    const { rows } = await pool.query<{ readonly id: string }>(WAITING_ENTRY, [eventId, invitationId]);
    return rows[0]?.id ?? null;
  },
  async offered(limit) {
    const { rows } = await pool.query<OfferedColumns>(OFFERED, [limit]);
    return rows.flatMap((columns) => {
      const row = invitationRow(columns);
      if (row.invitation.status !== 'WAITING') return [];
      const { accountId, party } = row.invitation;
      const { policy_agreed: policyAgreed, form_answers: formAnswers, answered_in: locale } = columns;
      const yes = { accountId, party, policyAgreed, formAnswers: formAnswers ?? [], locale };
      return [{ row, waitingEntryId: columns.waiting_entry_id, yes }];
    });
  },
  async noteOpened(eventId, invitationId, at) {
    await pool.query(OPENED, [eventId, invitationId, new Date(at)]);
  },
  async emailOf(accountId) {
    const { rows } = await pool.query<{ readonly email: string }>(EMAIL, [accountId]);
    return rows[0]?.email ?? null;
  },
});
