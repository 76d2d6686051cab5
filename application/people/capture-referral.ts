import type { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { referralToKeep } from '#domain/people/referral-code.ts';
import type { SessionKeeper } from './keep-session.ts';

/** Keeps who invited this visitor, from `?ref=` of any page. [S2.2] */
export type CaptureReferral = (given: string | null) => Promise<void>;
export const CaptureReferral: Token<CaptureReferral> = token('CaptureReferral');

export const makeCaptureReferral =
  ({
    referral,
    sessions,
  }: {
    readonly referral: ReferralMemory;
    readonly sessions: Pick<SessionKeeper, 'known'>;
  }): CaptureReferral =>
  async (given) => {
    if (given === null) return;
    const session = await sessions.known();
    const kept = referral.recall();
    const code = referralToKeep(given, kept, session.kind === 'SIGNED_IN' ? session.account.referralCode : null);
    if (code !== null && code !== kept) referral.remember(code);
  };
