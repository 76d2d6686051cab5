import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { bankClaimed } from '#domain/people/banks.ts';
import type { MailingLimit, MailingLimitRefusal } from './mailing-refusals.ts';

/** While an account is new it cannot send phishing in our name. [design] */
export const NEW_SENDER_FOR = 7 * DAY;
/** People whom an account may write to in any 24 hours. [design] */
export const MAILED_A_DAY_WHEN_NEW = 200;
export const MAILED_A_DAY = 100_000;

export type Sender = {
  readonly accountSince: Instant;
  /** Its identity card is approved, so it no longer counts as new. */
  readonly isIdentified: boolean;
};

/** Of the event; a corporate has an approved name. */
type Publisher = { readonly name: string; readonly isCorporate: boolean };

export type MassEmail = {
  readonly people: number;
  /** Its text has a link to any site. */
  readonly hasLinks: boolean;
  /** The name that it comes from. */
  readonly signedAs: string;
  readonly publisher: Publisher;
};

const knownFrom = ({ accountSince, isIdentified }: Sender): Instant =>
  isIdentified ? accountSince : later(accountSince, NEW_SENDER_FOR);

const because = (trouble: MailingLimit): Result<never, MailingLimitRefusal> =>
  refused({ code: 'MAILING_REFUSED', trouble });

/** Whether the sender's emails may carry links. [design] */
export function mayLink(sender: Sender, hasLinks: boolean, now: Instant): Result<null, MailingLimitRefusal> {
  const from = knownFrom(sender);
  return hasLinks && now < from ? because({ code: 'LINKS_TOO_EARLY', from }) : ok(null);
}

/**
 * Whether the sender may write to so many people, as an email to guests or as invitations: both count. `mailedToday`:
 * people written to in the last 24 hours. [design]
 */
export function mayMail(
  sender: Sender,
  mailedToday: number,
  { people, hasLinks, signedAs, publisher }: MassEmail,
  now: Instant,
): Result<null, MailingLimitRefusal> {
  if (people === 0) return because({ code: 'NO_RECIPIENTS' });
  const bank = bankClaimed(signedAs, publisher);
  if (bank !== null) return because({ code: 'BANK_AS_SENDER', bank: bank.name });
  const linked = mayLink(sender, hasLinks, now);
  if (!linked.ok) return linked;
  const from = knownFrom(sender);
  const isNew = now < from;
  const left = Math.max(0, (isNew ? MAILED_A_DAY_WHEN_NEW : MAILED_A_DAY) - mailedToday);
  return people <= left
    ? ok(null)
    : because({ code: 'TOO_MANY_RECIPIENTS', people, left, raisedFrom: isNew ? from : null });
}

/**
 * Whether the email could be sent at a time to come, if the sender wrote to nobody else that day. More guests may join
 * until then. [design]
 */
export const mayMailAt = (sender: Sender, email: MassEmail, at: Instant): Result<null, MailingLimitRefusal> =>
  mayMail(sender, 0, { ...email, people: Math.max(1, email.people) }, at);
