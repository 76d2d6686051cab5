import { clearCode } from '#domain/kernel/encoding/clear-code.ts';
import { DAY } from '#domain/kernel/instant.ts';

export const REFERRAL_CODE_LENGTH = 10;

/** Some were assigned by hand, in other lengths and alphabets. */
const SHAPE = /^[A-Z0-9]{4,20}$/;

/** A new account's code. `random(n)` returns a whole number from 0 to n - 1. */
export const newReferralCode = (random: (n: number) => number): string => clearCode(REFERRAL_CODE_LENGTH, random);

/** Reads a code from a link, form or cookie; null if it cannot be one. [design] */
export function readReferralCode(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return SHAPE.test(code) ? code : null;
}

/** How long a visitor's referrer is remembered. [D14] */
export const REFERRAL_KEPT_FOR = 365 * DAY;

/** The last followed link wins, except one's own. `given`: '?ref='; `own`: the account's code. */
export function referralToKeep(given: string | null, kept: string | null, own: string | null): string | null {
  const code = readReferralCode(given);
  return code === null || code === own ? kept : code;
}
