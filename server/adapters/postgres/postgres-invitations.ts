import type pg from 'pg';
import type { AccountId } from '#domain/account/account-id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Invitation, InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { InvitationRow, Invitations } from '#server/application/ports/invitations.ts';
import { inPostgres } from './postgres-tx.ts';

type Row = {
  readonly event_id: number;
  readonly rsvp_invitation_id: string;
  readonly section_event_id: number;
  readonly ticket_type_id: string;
  readonly status: InvitationStatus;
  readonly letter_number: number;
  readonly party_limit: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly avatar: string | null;
  readonly company_name: string | null;
  readonly gender: string | null;
  readonly industries: string | null;
  readonly job_title: string | null;
  readonly phone_number: string | null;
  readonly send_email_at: Instant | null;
  readonly answer_before: Instant | null;
  readonly opened_at: Instant | null;
  readonly answers: number;
  readonly answered_at: Instant;
  readonly account_id: AccountId | null;
  readonly party: number;
  readonly bought_ticket_id: string;
};

const READ = 'SELECT * FROM rsvp_invitation WHERE event_id = $1 AND rsvp_invitation_id = $2';

const ADD = `INSERT INTO rsvp_invitation (event_id, rsvp_invitation_id, section_event_id, ticket_type_id, letter_number, party_limit, email, first_name, last_name, avatar,
    company_name, gender, industries, job_title, phone_number, send_email_at, answer_before, inserted_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)`;

const CLAIM = `UPDATE rsvp_invitation SET account_id = $4, updated_at = $5
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND answers = $3 AND status IN ('INVITED', 'DECLINED') AND (account_id IS NULL OR account_id = $4)`;

const UNCLAIM = `UPDATE rsvp_invitation SET account_id = NULL, answers = answers + 1, updated_at = $5
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND answers = $3 AND status IN ('INVITED', 'DECLINED') AND account_id = $4`;

const ANSWER = `UPDATE rsvp_invitation SET status = $5, account_id = $6, party = $7, bought_ticket_id = $8, answered_at = $9, answers = answers + 1, updated_at = $9
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND answers = $3 AND (status NOT IN ('INVITED', 'DECLINED') OR account_id IS NOT DISTINCT FROM $4::uuid)`;

const OPENED = `UPDATE rsvp_invitation SET opened_at = $3, updated_at = $3
  WHERE event_id = $1 AND rsvp_invitation_id = $2 AND status = 'INVITED' AND opened_at IS NULL`;

const date = (moment: Instant | null): Date | null => (moment === null ? null : new Date(moment));

/** Rows of rsvp_invitation; the table's own checks promise what an answered one holds. */
export const makePostgresInvitations = (pool: pg.Pool): Invitations => ({
  async find(eventId, invitationId) {
    const { rows } = await pool.query<Row>(READ, [eventId, invitationId]);
    return rows[0] === undefined ? null : rowOf(rows[0]);
  },
  async add(tx, { eventId, sectionEventId, ticketTypeId, invitation, person, sendEmailAt, answerBefore }, at) {
    const { invitationId, letterNumber, partyLimit } = invitation;
    await inPostgres(tx).client.query(ADD, [
      eventId,
      invitationId,
      sectionEventId,
      ticketTypeId,
      letterNumber,
      partyLimit,
      person.email,
      person.firstName,
      person.lastName,
      person.avatar,
      person.companyName,
      person.gender,
      person.industries,
      person.jobTitle,
      person.phoneNumber,
      date(sendEmailAt),
      date(answerBefore),
      new Date(at),
    ]);
  },
  async claim({ eventId, invitation, answers }, accountId, at) {
    const claimed = await pool.query(CLAIM, [eventId, invitation.invitationId, answers, accountId, new Date(at)]);
    return claimed.rowCount === 1;
  },
  async unclaim({ eventId, invitation, answers }, accountId, at) {
    await pool.query(UNCLAIM, [eventId, invitation.invitationId, answers, accountId, new Date(at)]);
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
  async noteOpened(eventId, invitationId, at) {
    await pool.query(OPENED, [eventId, invitationId, new Date(at)]);
  },
  async emailOf(accountId) {
    const { rows } = await pool.query<{ readonly email: string }>('SELECT email FROM account WHERE account_id = $1', [accountId]);
    return rows[0]?.email ?? null;
  },
});

function invitationOf(row: Row): Invitation {
  const letter = { invitationId: row.rsvp_invitation_id, letterNumber: row.letter_number, partyLimit: row.party_limit };
  const { status, party, answered_at: at } = row;
  const accountId = row.account_id as AccountId;
  switch (status) {
    case 'INVITED':
      return { ...letter, status, openedAt: row.opened_at };
    case 'WAITING':
      return { ...letter, status, accountId, party, since: at };
    case 'ACCEPTED':
      return { ...letter, status, accountId, party, boughtTicketId: row.bought_ticket_id, at };
    case 'DECLINED':
    case 'TAKEN_BACK':
      return { ...letter, status, at };
  }
}

const rowOf = (row: Row): InvitationRow => ({
  eventId: row.event_id,
  sectionEventId: row.section_event_id,
  ticketTypeId: row.ticket_type_id,
  invitation: invitationOf(row),
  person: {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    avatar: row.avatar,
    companyName: row.company_name,
    gender: row.gender,
    industries: row.industries,
    jobTitle: row.job_title,
    phoneNumber: row.phone_number,
  },
  sendEmailAt: row.send_email_at,
  answerBefore: row.answer_before,
  openedAt: row.opened_at,
  claimedBy: row.status === 'INVITED' || row.status === 'DECLINED' ? row.account_id : null,
  answers: row.answers,
});
