import type { Account } from '#application/people/ports/profile-desk.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import * as attendees from '#domain/sale/checkout/attendees.ts';

export { typedInto, writtenOrder } from '#domain/kernel/names/name-order.ts';

export type AttendeeProblem = attendees.AttendeeProblem;

const detailsOf = ({ email, firstName, lastName, nameOrder, about }: Account): attendees.AccountDetails => ({
  email,
  firstName,
  lastName,
  nameOrder,
  ...about,
});

/** [S6-14] */
export function attendeeForms(
  entered: readonly AttendeeDetails[],
  account: Account | null,
  count: number,
): readonly AttendeeDetails[] {
  const first: AttendeeDetails = attendees.prefilledAttendee(account === null ? null : detailsOf(account));
  return attendees.attendeesToFill(entered, { first, others: attendees.prefilledCompanion(first) }, count);
}

export const attendeeProblems = attendees.attendeeProblems;

/** A field that was changed is not wrong until it is checked again. */
export const problemsAfter = (
  problems: readonly AttendeeProblem[],
  index: number,
  before: AttendeeDetails | undefined,
  after: AttendeeDetails,
): readonly AttendeeProblem[] =>
  problems.filter((problem) => problem.index !== index || after[problem.field] === before?.[problem.field]);

export const trimmed = (attendee: AttendeeDetails): AttendeeDetails => ({
  ...attendee,
  email: attendee.email.trim(),
  firstName: attendee.firstName.trim(),
  lastName: attendee.lastName.trim(),
  phoneNumber: attendee.phoneNumber.trim(),
});
