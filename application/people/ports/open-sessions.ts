import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** A browser or phone in which an account is signed in. */
export type OpenSession = {
  readonly id: string;
  /** What the browser said of itself. */
  readonly userAgent: string;
  readonly since: Instant;
  readonly lastUsedAt: Instant;
  /** The one that asks. */
  readonly isThisOne: boolean;
};

/** Where whoever is signed in is signed in. UNAUTHORIZED for nobody in particular. */
export type OpenSessions = {
  readonly list: () => Promise<Result<readonly OpenSession[], Refusal>>;
  /** NOT_FOUND for a session that is not theirs, or is over already. */
  readonly end: (sessionId: string) => Promise<Result<null, Refusal>>;
};
export const OpenSessions: Token<OpenSessions> = token('OpenSessions');
