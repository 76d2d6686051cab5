import { clearCode } from '#domain/kernel/encoding/clear-code.ts';
import { DAY } from '#domain/kernel/instant.ts';

/** Names an account to the people it invites. */
export const REFERRAL_CODE_LENGTH = 10;

/** Some were given out by hand, shorter or longer, and with every letter. */
const SHAPE = /^[A-Z0-9]{4,20}$/;

/** A new account's code; `random(n)` answers a whole number from 0 up to, not including, n. */
export const newReferralCode = (random: (n: number) => number): string => clearCode(REFERRAL_CODE_LENGTH, random);

/** The code in what a link, a form or a cookie carries; null when none of ours looks so. [design] */
export function readReferralCode(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return SHAPE.test(code) ? code : null;
}

/** Who invited a visitor is remembered this long. [D14] */
export const REFERRAL_KEPT_FOR = 365 * DAY;

/**
 * The code to remember after a visit: the link that was followed last wins, because it is the one that brought the
 * visitor; nobody invites themself. `given`: the value of '?ref='; `own`: the code of the account that is signed in.
 */
export function referralToKeep(given: string | null, kept: string | null, own: string | null): string | null {
  const code = readReferralCode(given);
  return code === null || code === own ? kept : code;
}
