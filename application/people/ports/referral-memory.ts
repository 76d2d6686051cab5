import { type Token, token } from '#domain/kernel/token.ts';

/** Kept for a year, until an account is created. [S2.2] [S9] */
export type ReferralMemory = { readonly remember: (code: string) => void; readonly recall: () => string | null };
export const ReferralMemory: Token<ReferralMemory> = token('ReferralMemory');
