import { sameEmail } from '#domain/people/email-address.ts';

/** What an invitation carries on the wire. [S3-73] */
const EVERY_FIELD = [
  'id',
  'sectionEventId',
  'status',
  'boughtTicketId',
  'firstName',
  'lastName',
  'email',
  'avatar',
  'companyName',
  'jobTitle',
  'industries',
  'gender',
  'phoneNumber',
  'sendEmailAt',
  'openedAt',
  'sendings',
  'lastSentAt',
  'answeredAt',
  'party',
] as const;

export type InvitationField = (typeof EVERY_FIELD)[number];

/** Who looks: somebody with the letter's secret, the invited person signed in, the event's team, or anybody else. */
export type InvitationReader = 'LETTER_HOLDER' | 'INVITED_PERSON' | 'TEAM' | 'STRANGER';

/** What the panel needs, and no more: a letter can be handed on. [S2.9-03] [design] */
const PANEL_FIELDS: readonly InvitationField[] = [
  'id',
  'sectionEventId',
  'status',
  'boughtTicketId',
  'firstName',
  'lastName',
  'email',
  'avatar',
];
/** When a letter was sent and opened is the organiser's to know. */
const TEAM_FIELDS: readonly InvitationField[] = ['sendEmailAt', 'openedAt', 'sendings', 'lastSentAt'];
const OWN_FIELDS: readonly InvitationField[] = EVERY_FIELD.filter((field) => !TEAM_FIELDS.includes(field));

/**
 * Nothing is said to a stranger, not even that there is an invitation; the secret itself is a field for nobody.
 * [design]
 */
export const INVITATION_FIELDS: Readonly<Record<InvitationReader, readonly InvitationField[]>> = {
  STRANGER: [],
  LETTER_HOLDER: PANEL_FIELDS,
  INVITED_PERSON: OWN_FIELDS,
  TEAM: EVERY_FIELD,
};

export type ReaderFacts = {
  /** On the invitation's event. */
  readonly mayInvite: boolean;
  /** The newest letter's secret was shown and is genuine. */
  readonly holdsLetter: boolean;
  /** Of the signed-in account; null for an anonymous visitor. */
  readonly viewerEmail: string | null;
  readonly invitedEmail: string;
};

/**
 * As whom somebody reads an invitation. An account proves its address at each sign-in, so that under the invited one it
 * needs no letter. [S5-39] [design]
 */
export function invitationReader({ mayInvite, holdsLetter, viewerEmail, invitedEmail }: ReaderFacts): InvitationReader {
  if (mayInvite) return 'TEAM';
  if (viewerEmail !== null && sameEmail(viewerEmail, invitedEmail)) return 'INVITED_PERSON';
  return holdsLetter ? 'LETTER_HOLDER' : 'STRANGER';
}
