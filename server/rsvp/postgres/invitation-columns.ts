import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Invitation, InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';

export type InvitationColumns = {
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
  readonly name_order: NameOrder | null;
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
  readonly answered_at: Instant | null;
  readonly account_id: AccountId | null;
  readonly party: number;
  readonly bought_ticket_id: string;
  readonly locale: Locale;
  readonly inviter_name: string;
  readonly sendings: number;
  readonly last_sent_at: Instant | null;
  readonly invite_key: string | null;
  readonly inserted_at: Instant;
};

function invitationOf(row: InvitationColumns): Invitation {
  const letter = { invitationId: row.rsvp_invitation_id, letterNumber: row.letter_number, partyLimit: row.party_limit };
  const { status, party } = row;
  const at = row.answered_at as Instant;
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

/** The table's checks guarantee the fields of each status. */
export const invitationRow = (row: InvitationColumns): InvitationRow => ({
  eventId: row.event_id,
  sectionEventId: row.section_event_id,
  ticketTypeId: row.ticket_type_id,
  invitation: invitationOf(row),
  person: {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    nameOrder: row.name_order,
    avatar: row.avatar,
    companyName: row.company_name,
    gender: row.gender,
    industries: row.industries,
    jobTitle: row.job_title,
    phoneNumber: row.phone_number,
  },
  letter: {
    locale: row.locale,
    inviterName: row.inviter_name,
    sendings: row.sendings,
    lastSentAt: row.last_sent_at,
    inviteKey: row.invite_key,
  },
  sendEmailAt: row.send_email_at,
  answerBefore: row.answer_before,
  openedAt: row.opened_at,
  answers: row.answers,
  answeredAt: row.answered_at,
  insertedAt: row.inserted_at,
});

const iso = (moment: Instant | null): string | null => (moment === null ? null : new Date(moment).toISOString());

export function invitationColumns(row: InvitationRow): Readonly<Record<string, unknown>> {
  const { invitation, person, letter } = row;
  const accepted = invitation.status === 'ACCEPTED' || invitation.status === 'WAITING' ? invitation : null;
  return {
    event_id: row.eventId,
    rsvp_invitation_id: invitation.invitationId,
    section_event_id: row.sectionEventId,
    ticket_type_id: row.ticketTypeId,
    status: invitation.status,
    letter_number: invitation.letterNumber,
    party_limit: invitation.partyLimit,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    name_order: person.nameOrder ?? null,
    avatar: person.avatar,
    company_name: person.companyName,
    gender: person.gender,
    industries: person.industries,
    job_title: person.jobTitle,
    phone_number: person.phoneNumber,
    send_email_at: iso(row.sendEmailAt),
    answer_before: iso(row.answerBefore),
    opened_at: iso(row.openedAt),
    answers: row.answers,
    answered_at: iso(row.answeredAt),
    account_id: accepted?.accountId ?? null,
    party: accepted?.party ?? null,
    bought_ticket_id: invitation.status === 'ACCEPTED' ? invitation.boughtTicketId : null,
    locale: letter.locale,
    inviter_name: letter.inviterName,
    sendings: letter.sendings,
    last_sent_at: iso(letter.lastSentAt),
    invite_key: letter.inviteKey,
    inserted_at: iso(row.insertedAt),
  };
}
