import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Marks that this browser was signed in, so that other visitors cost no request. An expiry time, never a token. */
export type SessionMark = {
  readonly isSet: () => boolean;
  readonly set: (accessTokenExpiresAt: Instant) => void;
  readonly clear: () => void;
};
export const SessionMark: Token<SessionMark> = token('SessionMark');
