import type { Brand } from '#domain/kernel/brand.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';

/** In lower case, so that two spellings of one mailbox are one account. */
export type EmailAddress = Brand<string, 'EmailAddress'>;

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Refuses what mail servers do not agree on: quoted local parts, dotless domains, non-ASCII letters. [S5-15] */
export function parseEmailAddress(text: string): Result<EmailAddress, RefusalIn<PeopleRefusal, 'INVALID_EMAIL'>> {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const sound =
    at > 0 && address.length <= LONGEST && local.length <= LONGEST_LOCAL && LOCAL.test(local) && DOMAIN.test(domain);
  return sound ? ok(address as EmailAddress) : refused({ code: 'INVALID_EMAIL' });
}

/** Ignores case. [S5-39] */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
