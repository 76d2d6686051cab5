import { TICKET_NAME_MAX } from '#domain/event/ticket-type.ts';
import { saidOrder, type WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { unlinkedName } from '#domain/kernel/names/unlinked-name.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import { type EmailAddress, parseEmailAddress } from '#domain/people/email-address.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';

export type Recipient = WithNameOrder & {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: EmailAddress;
};

export const LONGEST_RECIPIENT_NAME = 100;

export type RecipientRefusal =
  | RefusalIn<PeopleRefusal, 'INVALID_EMAIL'>
  | { readonly code: 'FIRST_NAME_MISSING' }
  | { readonly code: 'NAME_TOO_LONG'; readonly max: number };

/** Reads a recipient: first name, optional last name, valid email. [S5-15] */
export function readRecipient(
  typed: WithNameOrder & { readonly firstName: string; readonly lastName: string | null; readonly email: string },
): Result<Recipient, RecipientRefusal> {
  const firstName = unlinkedName(typed.firstName);
  const lastName = unlinkedName(typed.lastName ?? '');
  if (firstName === '') return refused({ code: 'FIRST_NAME_MISSING' });
  if (Math.max(firstName.length, lastName.length) > LONGEST_RECIPIENT_NAME)
    return refused({ code: 'NAME_TOO_LONG', max: LONGEST_RECIPIENT_NAME });
  const email = parseEmailAddress(typed.email);
  if (!email.ok) return email;
  return ok({ firstName, lastName: lastName === '' ? null : lastName, ...saidOrder(typed), email: email.value });
}

/** The name on one ticket as the event's team writes it; null: nothing written, so it stays. [S2.14-18] */
export function readTicketName(
  typed: string | null,
): Result<string | null, Extract<RecipientRefusal, { readonly code: 'NAME_TOO_LONG' }>> {
  const name = visibleText(typed ?? '');
  if (name.length > TICKET_NAME_MAX) return refused({ code: 'NAME_TOO_LONG', max: TICKET_NAME_MAX });
  return ok(name === '' ? null : name);
}
