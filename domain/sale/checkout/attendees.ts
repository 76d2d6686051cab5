import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
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

/** A place that somebody filled in before its line was held. */
type FilledPlace<Attendee> = { readonly ticketTypeId: string; readonly attendee: Attendee };

/** The attendees of filled places in the order of an order's lines, each with a line of its own ticket type. */
export function placesInLineOrder<Attendee>(
  lines: readonly { readonly ticketTypeId: string; readonly quantity: number }[],
  places: readonly FilledPlace<Attendee>[],
): readonly Attendee[] {
  const waiting = [...places];
  return lines.flatMap(({ ticketTypeId, quantity }) =>
    Array.from({ length: quantity }, () => {
      const at = waiting.findIndex((place) => place.ticketTypeId === ticketTypeId);
      return at < 0 ? [] : waiting.splice(at, 1).map((place) => place.attendee);
    }).flat(),
  );
}

/**
 * Who takes the places: as many as there are places. Unless every ticket has a form of its own, the first attendee
 * stands for all places that nobody was named for; what is too many is left out, so that the count tells what is
 * missing. [S5-22]
 */
export function attendeesForPlaces<Attendee>(
  given: readonly Attendee[],
  places: number,
  formPerTicket: boolean,
): readonly Attendee[] {
  const first = given[0];
  if (first === undefined || formPerTicket) return given.slice(0, places);
  return Array.from({ length: places }, (_, place) => given[place] ?? first);
}

export type TicketLine = { readonly id: string; readonly quantity: number };

/** The attendees of an order's places, in the order of its lines, each beside the line that it belongs to. [S5-22] */
export function attendeesByLine<Attendee>(
  lines: readonly TicketLine[],
  attendees: readonly Attendee[],
  formPerTicket: boolean,
): readonly { readonly cartLineId: string; readonly attendees: readonly Attendee[] }[] {
  const places = lines.reduce((total, line) => total + line.quantity, 0);
  const waiting = [...attendeesForPlaces(attendees, places, formPerTicket)];
  return lines.map(({ id, quantity }) => ({ cartLineId: id, attendees: waiting.splice(0, quantity) }));
}

/** One person with the answers given for that person's ticket. */
export type AnsweredAttendee<Attendee> = {
  readonly attendee: Attendee;
  readonly answers: SubmittedAnswers;
  /** The answers as a JSON text, as the wire carries them. [S3-59] */
  readonly metadata: string;
  /** Of the form that was answered. */
  readonly formVersion: number;
};

/**
 * Puts each ticket's answers beside its attendee, line by line. `answers` are those of checkForms, one entry for one
 * place in the order of the lines; with a form for each ticket there is an attendee for each too. [S4-28]
 */
export function mergeAnswers<Attendee>(order: {
  readonly lines: readonly TicketLine[];
  readonly attendees: readonly Attendee[];
  readonly formPerTicket: boolean;
  readonly answers: readonly SubmittedAnswers[];
  readonly formVersion: number;
}): readonly { readonly cartLineId: string; readonly attendees: readonly AnsweredAttendee<Attendee>[] }[] {
  const { lines, attendees, formPerTicket, formVersion } = order;
  const people = attendeesForPlaces(attendees, order.answers.length, formPerTicket);
  const answered = order.answers.flatMap((answers, place) =>
    people
      .slice(place, place + 1)
      .map((attendee) => ({ attendee, answers, metadata: JSON.stringify(answers), formVersion })),
  );
  return attendeesByLine(lines, answered, true);
}
