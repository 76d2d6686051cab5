import type { Trouble } from '#application/platform/trouble.ts';
import type { TypedRecipient } from '#application/ticket/transfer-ticket.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { changeRefusal } from '#domain/ticket/bought-ticket.ts';
import { type RecipientRefusal, readRecipient } from '#domain/ticket/recipient.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { mailedLately, ticketRefusalSentence } from '#words/ticket/tickets.ts';

/**
 * GIVE: one's own goes to somebody else. EDIT: another name and address on it. ISSUE: the event's team gives a new one.
 */
export type RecipientPurpose = 'GIVE' | 'EDIT' | 'ISSUE';

export type FailedHandOn = Trouble | RecipientRefusal;

/** Null: nobody answered, and nobody knows what became of it. */
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

/** As much of a ticket as says whether it may change. */
type ChangeableTicket = {
  readonly checkIns: number;
  readonly hand: 'HELD' | 'SENT' | 'RECEIVED';
  readonly status: string;
};

/** Why it stays as it is; null when it may go on. [S8-35] [S8-36] */
export function whyItStays({ checkIns, hand, status }: ChangeableTicket, locale: Locale): string | null {
  const refusal = changeRefusal({ checkedIn: checkIns > 0, transferred: hand !== 'HELD', isVoid: status === 'VOID' });
  return refusal === null ? null : ticketRefusalSentence(refusal, locale);
}

type RecipientProblems = Readonly<Partial<Record<keyof TypedRecipient, string>>>;

/** What is wrong with each field; a field is tried in a form that is right but for it. */
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

type Named = { readonly firstName: string; readonly lastName: string | null; readonly email: string };
export const recipientOn = ({ firstName, lastName, email }: Named): TypedRecipient => ({
  firstName,
  lastName: lastName ?? '',
  email,
});
export const NOBODY: TypedRecipient = { firstName: '', lastName: '', email: '' };

/** Whether the ticket goes to another address: then what was mailed to the old one had better admit nobody. */
export const isAnotherAddress = (typed: TypedRecipient, first: TypedRecipient): boolean =>
  !sameEmail(typed.email.trim(), first.email);
