import type { Trouble } from '#application/platform/trouble.ts';
import type { TypedRecipient } from '#application/ticket/transfer-ticket.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { changeRefusal } from '#domain/ticket/bought-ticket.ts';
import { type RecipientRefusal, readRecipient } from '#domain/ticket/recipient.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { mailedLately, ticketRefusalSentence } from '#words/ticket/tickets.ts';

export { TICKET_NAME_MAX } from '#domain/event/ticket-type.ts';
export { typedInto, writtenOrder } from '#domain/kernel/names/name-order.ts';

/** GIVE: to somebody else. EDIT: correct the name and address. ISSUE: a new ticket from the event's team. */
export type RecipientPurpose = 'GIVE' | 'EDIT' | 'ISSUE';

export type FailedHandOn = Trouble | RecipientRefusal;

/** null: no answer, outcome unknown. */
export function failureSentence(failed: FailedHandOn, timezone: string, locale: Locale): string | null {
  switch (failed.code) {
    case 'UNREACHABLE':
      return null;
    case 'RESEND_TOO_SOON':
      return mailedLately(failed.resendAt, timezone)[locale];
    case 'FIRST_NAME_MISSING':
    case 'NAME_TOO_LONG':
      return ticketRefusalSentence(failed, locale);
    default:
      return refusalSentence(failed, locale);
  }
}

type ChangeableTicket = {
  readonly checkIns: number;
  readonly hand: 'HELD' | 'SENT' | 'RECEIVED';
  readonly status: string;
};

/** null when the ticket can change. [S8-35] [S8-36] */
export function whyItStays({ checkIns, hand, status }: ChangeableTicket, locale: Locale): string | null {
  const refusal = changeRefusal({ checkedIn: checkIns > 0, transferred: hand !== 'HELD', isVoid: status === 'VOID' });
  return refusal === null ? null : ticketRefusalSentence(refusal, locale);
}

export type RecipientField = 'firstName' | 'lastName' | 'email';
type RecipientProblems = Readonly<Partial<Record<RecipientField, string>>>;

/** A field is checked within an otherwise valid form. */
export function recipientProblems(typed: TypedRecipient, locale: Locale): RecipientProblems {
  const right: TypedRecipient = { firstName: 'A', lastName: '', email: 'a@example.com' };
  const fields = ['firstName', 'lastName', 'email'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = readRecipient({ ...right, [field]: typed[field] });
      return read.ok ? [] : [[field, ticketRefusalSentence(read.refusal, locale)]];
    }),
  );
}

type Named = PersonName & { readonly firstName: string; readonly email: string };
export const recipientOn = ({ firstName, lastName, nameOrder, email }: Named): TypedRecipient => ({
  firstName,
  lastName: lastName ?? '',
  nameOrder,
  email,
});
export const NOBODY: TypedRecipient = { firstName: '', lastName: '', email: '' };

/** A new address: the QR code mailed to the old one should stop working. */
export const isAnotherAddress = (typed: TypedRecipient, first: TypedRecipient): boolean =>
  !sameEmail(typed.email.trim(), first.email);
