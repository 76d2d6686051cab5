import type { ReferralMemory } from '#application/ports/referral-memory.ts';
import { readCookie, writeCookie } from './cookie.ts';

const NAME = 'referralCode';
/** A year. [S9] */
const KEPT_SECONDS = 365 * 24 * 3_600;
/** A code is short; whatever is longer was not made by us. */
const LONGEST = 64;

export const cookieReferralMemory: ReferralMemory = {
  remember: (code) => writeCookie(NAME, code.slice(0, LONGEST), KEPT_SECONDS),
  recall: () => readCookie(NAME),
};
