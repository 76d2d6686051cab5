import { sameEmail } from '#domain/people/email-address.ts';

/** [S3-73] */
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
  'unsubscribed',
  'answeredAt',
  'party',
] as const;

export type InvitationField = (typeof EVERY_FIELD)[number];

/** Who reads an invitation: holder of the letter's secret, the signed-in invitee, the event's team, or anyone else. */
export type InvitationReader = 'LETTER_HOLDER' | 'INVITED_PERSON' | 'TEAM' | 'STRANGER';

/** Only what the panel needs, because a letter can be forwarded. [S2.9-03] [design] */
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
/** Delivery data is for the organiser only. */
const TEAM_FIELDS: readonly InvitationField[] = ['sendEmailAt', 'openedAt', 'sendings', 'lastSentAt', 'unsubscribed'];
const OWN_FIELDS: readonly InvitationField[] = EVERY_FIELD.filter((field) => !TEAM_FIELDS.includes(field));

/** Strangers do not even learn that an invitation exists; the secret is never readable. [design] */
export const INVITATION_FIELDS: Readonly<Record<InvitationReader, readonly InvitationField[]>> = {
  STRANGER: [],
  LETTER_HOLDER: PANEL_FIELDS,
  INVITED_PERSON: OWN_FIELDS,
  TEAM: EVERY_FIELD,
};

export type ReaderFacts = {
  readonly mayInvite: boolean;
  /** A genuine secret of the newest letter was presented. */
  readonly holdsLetter: boolean;
  /** Null: anonymous. */
  readonly viewerEmail: string | null;
  readonly invitedEmail: string;
};

/** Signing in proves the email address, so the invitee needs no letter. [S5-39] [design] */
export function invitationReader({ mayInvite, holdsLetter, viewerEmail, invitedEmail }: ReaderFacts): InvitationReader {
  if (mayInvite) return 'TEAM';
  if (viewerEmail !== null && sameEmail(viewerEmail, invitedEmail)) return 'INVITED_PERSON';
  return holdsLetter ? 'LETTER_HOLDER' : 'STRANGER';
}
