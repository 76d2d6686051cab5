import { type Token, token } from '#domain/kernel/token.ts';

/** The right to act, for whoever sends requests. It lives in memory only. */
export type AccessToken = {
  /** The token to send now, renewed when it is about to end; null when nobody is signed in. */
  readonly current: () => Promise<string | null>;
  /** The server no longer believes `refusedToken`: another one, or null when the session is over. */
  readonly replace: (refusedToken: string) => Promise<string | null>;
};
export const AccessToken: Token<AccessToken> = token('AccessToken');
