import type { ReferralMemory } from '#application/ports/referral-memory.ts';
import { REFERRAL_KEPT_FOR } from '#domain/account/referral-capture.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { readCookie, writeCookie } from './cookie.ts';

const NAME = 'referralCode';

export const cookieReferralMemory: ReferralMemory = {
  remember: (code) => writeCookie(NAME, code, REFERRAL_KEPT_FOR / SECOND),
  recall: () => readCookie(NAME),
};
