import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Remembers that this browser was signed in, so that a visitor who never was is not asked about. Holds an expiry stamp,
 * never a token.
 */
export type SessionMark = {
  readonly isSet: () => boolean;
  readonly set: (accessTokenExpiresAt: Instant) => void;
  readonly clear: () => void;
};
export const SessionMark: Token<SessionMark> = token('SessionMark');
