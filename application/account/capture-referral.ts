import type { ReferralMemory } from '#application/ports/referral-memory.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Keeps who invited this visitor, from `?ref=` of any page; null and empty change nothing. [S2.2] */
export type CaptureReferral = (code: string | null) => void;
export const CaptureReferral: Token<CaptureReferral> = token('CaptureReferral');

export const makeCaptureReferral =
  ({ referral }: { readonly referral: ReferralMemory }): CaptureReferral =>
  (code) => {
    const trimmed = code?.trim() ?? '';
    if (trimmed !== '') referral.remember(trimmed);
  };
