import { DAY } from '#domain/kernel/instant.ts';
import { readReferralCode } from './referral-code.ts';

/** Who invited a visitor is remembered this long. [D14] */
export const REFERRAL_KEPT_FOR = 365 * DAY;

/**
 * The code to remember after a visit: the link that was followed last wins, because it is the one that brought the
 * visitor; nobody invites themself. `given`: the value of '?ref='; `own`: the code of the account that is signed in.
 */
export function capturedReferral(given: string | null, kept: string | null, own: string | null): string | null {
  const code = readReferralCode(given);
  return code === null || code === own ? kept : code;
}
