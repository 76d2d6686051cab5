import { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { referralToKeep } from '#domain/people/referral-code.ts';
import { SessionKeeper } from './keep-session.ts';

/** From `?ref=` on any page. [S2.2] */
export type CaptureReferral = (given: string | null) => Promise<void>;

export const CaptureReferral = defineUseCase(
  'CaptureReferral',
  { referral: ReferralMemory, sessions: SessionKeeper },
  ({ referral, sessions }): CaptureReferral =>
    async (given) => {
      if (given === null) return;
      const session = await sessions.known();
      const kept = referral.recall();
      const code = referralToKeep(given, kept, session.kind === 'SIGNED_IN' ? session.account.referralCode : null);
      if (code !== null && code !== kept) referral.remember(code);
    },
);
