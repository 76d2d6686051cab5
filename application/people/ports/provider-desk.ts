import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccessGrant } from '#domain/people/session-state.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The current token may be sent along. Calls reject when no answer arrives. */
export type ProviderDesk = {
  readonly begin: (asked: {
    readonly provider: string;
    readonly referralCode: string | null;
    readonly accessToken: string | null;
  }) => Promise<Result<string, Refusal>>;
  /** The provider's query parameters. */
  readonly finish: (answer: {
    readonly provider: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly accessToken: string | null;
  }) => Promise<Result<AccessGrant, Refusal>>;
};
export const ProviderDesk: Token<ProviderDesk> = token('ProviderDesk');
