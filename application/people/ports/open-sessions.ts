import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenSession = {
  readonly id: string;
  readonly userAgent: string;
  readonly since: Instant;
  readonly lastUsedAt: Instant;
  readonly isThisOne: boolean;
};

export type OpenSessions = {
  readonly list: () => Promise<Result<readonly OpenSession[], Refusal>>;
  /** NOT_FOUND for a session of somebody else or one that has ended. */
  readonly end: (sessionId: string) => Promise<Result<null, Refusal>>;
};
export const OpenSessions: Token<OpenSessions> = token('OpenSessions');
