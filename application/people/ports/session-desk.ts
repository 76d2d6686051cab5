import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccessGrant } from '#domain/people/session-state.ts';
import type { Refusal } from '#domain/refusal.ts';

/** When another code may be requested, by the server's clock. */
export type CodeChallenge = { readonly challenge: string; readonly resendAt: Instant; readonly waitMs: number };

/** The renewal token is an HttpOnly cookie. Calls reject when no answer arrives. */
export type SessionDesk = {
  readonly requestCode: (asking: {
    readonly email: string;
    readonly locale: Locale;
    readonly referralCode: string | null;
  }) => Promise<Result<CodeChallenge, Refusal>>;
  readonly verifyCode: (answer: {
    readonly challenge: string;
    readonly code: string;
  }) => Promise<Result<AccessGrant, Refusal>>;
  /** SESSION_ENDED or UNAUTHORIZED without a session to renew. */
  readonly renew: () => Promise<Result<AccessGrant, Refusal>>;
  /** Gives up after 3 s, because signing out must never hang. [S9] */
  readonly end: (accessToken: string | null) => Promise<void>;
};
export const SessionDesk: Token<SessionDesk> = token('SessionDesk');
