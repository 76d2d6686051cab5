import { readCookie, writeSharedCookie } from '#adapters/storage/platform/cookie.ts';
import type { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { REFERRAL_KEPT_FOR } from '#domain/people/referral-code.ts';

const NAME = 'referralCode';

export const cookieReferralMemory: ReferralMemory = {
  remember: (code) => writeSharedCookie(NAME, code, REFERRAL_KEPT_FOR / SECOND),
  recall: () => readCookie(NAME),
};
