import { saidOrder, type WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { mayBePhoneNumber } from '#domain/people/phone-number.ts';

/** Empty fields are ''. */
export type AttendeeDetails = WithNameOrder & {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly phoneNumber: string;
  readonly jobTitle: string;
  readonly note: string;
};

export type AccountDetails = WithNameOrder & {
  readonly [Detail in keyof Omit<AttendeeDetails, 'nameOrder'>]: AttendeeDetails[Detail] | null;
};

/** Initial form of an attendee: the account's details, or empty when signed out. [S6-14] */
export const prefilledAttendee = (account: AccountDetails | null): AttendeeDetails => ({
  email: account?.email ?? '',
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
  ...(account === null ? {} : saidOrder(account)),
  gender: account?.gender ?? '',
  phoneNumber: account?.phoneNumber ?? '',
  jobTitle: account?.jobTitle ?? '',
  note: account?.note ?? '',
});

/** Initial form of a further ticket: another person, with the buyer's email. */
export const prefilledCompanion = ({ email }: Pick<AttendeeDetails, 'email'>): AttendeeDetails => ({
  ...prefilledAttendee(null),
  email,
});

/** As many forms as needed: those entered, then initial ones. */
export const attendeesToFill = <Details>(
  entered: readonly Details[],
  prefilled: { readonly first: Details; readonly others: Details },
  count: number,
): readonly Details[] =>
  Array.from({ length: count }, (_, at) => entered[at] ?? (at === 0 ? prefilled.first : prefilled.others));

/** What an event may ask every attendee for beside name and email. [S3-22] */
export const GENERAL_INFO = ['phoneNumber', 'gender', 'jobTitle'] as const;
export type GeneralInfo = (typeof GENERAL_INFO)[number];
type GeneralAnswers = { readonly [Field in GeneralInfo]?: string | null | undefined };

/** What of it an attendee left out, in the order of the form. */
export const missingGeneralInfo = (attendee: GeneralAnswers): readonly GeneralInfo[] =>
  GENERAL_INFO.filter((field) => (attendee[field] ?? '').trim() === '');

/** `index`: of the form. */
export type AttendeeProblem = {
  readonly index: number;
  readonly field: 'firstName' | 'email' | GeneralInfo;
  readonly kind: 'MISSING' | 'MALFORMED';
};

const ASKED = ['firstName', 'email', ...GENERAL_INFO] as const;
type AskedAnswers = Pick<AttendeeDetails, 'firstName' | 'email'> & GeneralAnswers;

function problemWith(
  attendee: AskedAnswers,
  field: AttendeeProblem['field'],
  generalInfo: boolean,
): AttendeeProblem['kind'] | null {
  const said = (attendee[field] ?? '').trim();
  const required = generalInfo || field === 'firstName' || field === 'email';
  if (said === '') return required ? 'MISSING' : null;
  if (field === 'email') return parseEmailAddress(said).ok ? null : 'MALFORMED';
  if (field === 'phoneNumber') return mayBePhoneNumber(said) ? null : 'MALFORMED';
  return null;
}

/**
 * Every field of every attendee that is wrong, in the order of the forms: without a first name, a valid email or, where
 * the event asks for it, general information. A phone number may be left out otherwise, but not mistyped.
 */
export const attendeeProblems = (attendees: readonly AskedAnswers[], generalInfo = false): readonly AttendeeProblem[] =>
  attendees.flatMap((attendee, index) =>
    ASKED.flatMap((field) => {
      const kind = problemWith(attendee, field, generalInfo);
      return kind === null ? [] : [{ index, field, kind }];
    }),
  );

/** Filled in before its line was held. */
type FilledPlace<Attendee> = { readonly ticketTypeId: string; readonly attendee: Attendee };

/** Attendees in the order of an order's lines, matched by ticket type. */
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

/** Without one form per ticket, the first attendee counts for unnamed places; extra ones are dropped. [S5-22] */
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

/** The attendees of an order's places in line order, each with its line. [S5-22] */
export function attendeesByLine<Attendee>(
  lines: readonly TicketLine[],
  attendees: readonly Attendee[],
  formPerTicket: boolean,
): readonly { readonly cartLineId: string; readonly attendees: readonly Attendee[] }[] {
  const places = lines.reduce((total, line) => total + line.quantity, 0);
  const waiting = [...attendeesForPlaces(attendees, places, formPerTicket)];
  return lines.map(({ id, quantity }) => ({ cartLineId: id, attendees: waiting.splice(0, quantity) }));
}
