import { parseEmailAddress } from '#domain/people/email-address.ts';

/** Who will hold a ticket, as it is filled in; nothing is ''. */
export type AttendeeDetails = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly phoneNumber: string;
  readonly jobTitle: string;
  readonly note: string;
};

/** What an account knows of its person. */
export type AccountDetails = { readonly [Detail in keyof AttendeeDetails]: AttendeeDetails[Detail] | null };

/** How an attendee's form begins: with the details of the account, or empty while nobody is signed in. [S6-14] */
export const prefilledAttendee = (account: AccountDetails | null): AttendeeDetails => ({
  email: account?.email ?? '',
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
  gender: account?.gender ?? '',
  phoneNumber: account?.phoneNumber ?? '',
  jobTitle: account?.jobTitle ?? '',
  note: account?.note ?? '',
});

/** How the forms of further tickets begin: their people are others, and their tickets come to the buyer. */
export const prefilledCompanion = ({ email }: Pick<AttendeeDetails, 'email'>): AttendeeDetails => ({
  ...prefilledAttendee(null),
  email,
});

/** As many forms as there are to fill in: what was entered, and the rest as they begin. */
export const attendeesToFill = <Details>(
  entered: readonly Details[],
  prefilled: { readonly first: Details; readonly others: Details },
  count: number,
): readonly Details[] =>
  Array.from({ length: count }, (_, at) => entered[at] ?? (at === 0 ? prefilled.first : prefilled.others));

/** `index` is the place of the form. */
export type AttendeeProblem = {
  readonly index: number;
  readonly field: 'firstName' | 'email';
  readonly kind: 'MISSING' | 'MALFORMED';
};

/**
 * The first thing that keeps a ticket from being sent to its holder: a first name and an address that mail can reach.
 */
export function firstAttendeeProblem(
  attendees: readonly Pick<AttendeeDetails, 'firstName' | 'email'>[],
): AttendeeProblem | null {
  for (const [index, { firstName, email }] of attendees.entries()) {
    if (firstName.trim() === '') return { index, field: 'firstName', kind: 'MISSING' };
    if (email.trim() === '') return { index, field: 'email', kind: 'MISSING' };
    if (!parseEmailAddress(email).ok) return { index, field: 'email', kind: 'MALFORMED' };
  }
  return null;
}
