import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccessGrant } from '#domain/people/session-state.ts';
import type { Refusal } from '#domain/refusal.ts';

/**
 * Signing in at an identity provider; the token that somebody may have already comes along, and may be missing. Every
 * answer may also fail to come: then the call rejects.
 */
export type ProviderDesk = {
  /** The address that the browser goes to. */
  readonly begin: (asked: {
    readonly provider: string;
    readonly referralCode: string | null;
    readonly accessToken: string | null;
  }) => Promise<Result<string, Refusal>>;
  /** With what the provider sent back, as its fields stand in the address. */
  readonly finish: (answer: {
    readonly provider: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly accessToken: string | null;
  }) => Promise<Result<AccessGrant, Refusal>>;
};
export const ProviderDesk: Token<ProviderDesk> = token('ProviderDesk');
