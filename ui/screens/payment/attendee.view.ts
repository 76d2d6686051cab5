import type { AttendeeDetails } from '#application/ports/checkout-desk.ts';
import type { Account } from '#application/ports/profile-desk.ts';

export type AttendeeProblem = { readonly index: number; readonly field: 'firstName' | 'email'; readonly kind: 'MISSING' | 'MALFORMED' };

// The server decides; this only spares an obvious slip the way there and back.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const emptyAttendee: AttendeeDetails = { email: '', firstName: '', lastName: '', phoneNumber: '' };

/** Details of the account, where nothing was entered yet. [S6-14] */
const prefilled = (account: Account | null): AttendeeDetails =>
  account === null ? emptyAttendee : { email: account.email, firstName: account.firstName ?? '', lastName: account.lastName ?? '', phoneNumber: '' };

/** One form for all tickets, or one for each. */
export function attendeeForms(entered: readonly AttendeeDetails[], account: Account | null, count: number): readonly AttendeeDetails[] {
  const first = prefilled(account);
  return Array.from({ length: count }, (_, index) => entered[index] ?? (index === 0 ? first : { ...emptyAttendee, email: first.email }));
}

export function firstAttendeeProblem(attendees: readonly AttendeeDetails[]): AttendeeProblem | null {
  for (const [index, attendee] of attendees.entries()) {
    if (attendee.firstName.trim() === '') return { index, field: 'firstName', kind: 'MISSING' };
    if (attendee.email.trim() === '') return { index, field: 'email', kind: 'MISSING' };
    if (!EMAIL.test(attendee.email.trim())) return { index, field: 'email', kind: 'MALFORMED' };
  }
  return null;
}

export const trimmed = (attendee: AttendeeDetails): AttendeeDetails => ({
  email: attendee.email.trim(),
  firstName: attendee.firstName.trim(),
  lastName: attendee.lastName.trim(),
  phoneNumber: attendee.phoneNumber.trim(),
});
