import type { ReferralMemory } from '#application/ports/referral-memory.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { REFERRAL_KEPT_FOR } from '#domain/people/referral-capture.ts';
import { readCookie, writeSharedCookie } from './cookie.ts';

const NAME = 'referralCode';

export const cookieReferralMemory: ReferralMemory = {
  remember: (code) => writeSharedCookie(NAME, code, REFERRAL_KEPT_FOR / SECOND),
  recall: () => readCookie(NAME),
};
