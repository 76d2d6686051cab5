import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';

/** Sent twice it is the same order; after a no, the next yes is another. */
const answerKey = ({ invitation, answers }: InvitationRow): string => `rsvp ${invitation.invitationId} ${answers}`;

export type InvitedYes = {
  readonly accountId: AccountId;
  readonly party: number;
  readonly policyAgreed: boolean;
  /** To the event's questions, one for each form. */
  readonly formAnswers: readonly unknown[];
  readonly locale: Locale;
};

export const invitedTickets = (
  row: InvitationRow,
  { accountId, party, policyAgreed, formAnswers, locale }: InvitedYes,
) => ({
  accountId,
  eventId: row.eventId,
  sectionEventId: row.sectionEventId,
  ticketTypeId: row.ticketTypeId,
  quantity: party,
  attendee: attendeeOf(row),
  policyAgreed,
  formAnswers,
  locale,
  idempotencyKey: answerKey(row),
});

/** The tickets carry the invited name and address, not those of the account that answers. */
const attendeeOf = ({ person }: InvitationRow): Attendee => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  nameOrder: person.nameOrder,
  gender: person.gender,
  phoneNumber: person.phoneNumber,
  jobTitle: person.jobTitle,
  note: null,
  about: {
    companyName: person.companyName,
    companyAddress: null,
    industries: person.industries,
    organization: null,
    question: null,
  },
  answers: null,
});
