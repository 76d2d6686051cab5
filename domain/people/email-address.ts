import type { Brand } from '#domain/kernel/brand.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';

/** An address that a mail can be sent to, in small letters: two spellings of one mailbox are one account. */
export type EmailAddress = Brand<string, 'EmailAddress'>;

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Takes what a person typed. Refused with INVALID_EMAIL when no mail could arrive there: quoted local parts, addresses
 * without a dotted domain and letters beyond ASCII are refused too, because mail servers differ about them. [S5-15]
 */
export function parseEmailAddress(text: string): Result<EmailAddress, RefusalIn<PeopleRefusal, 'INVALID_EMAIL'>> {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const sound =
    at > 0 && address.length <= LONGEST && local.length <= LONGEST_LOCAL && LOCAL.test(local) && DOMAIN.test(domain);
  return sound ? ok(address as EmailAddress) : refused({ code: 'INVALID_EMAIL' });
}

/** Compares as people mean it: without case. [S5-39] */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
