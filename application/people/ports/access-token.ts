import { type Token, token } from '#domain/kernel/token.ts';

/** Kept in memory only. */
export type AccessToken = {
  /** Renewed shortly before it expires; null when signed out. */
  readonly current: () => Promise<string | null>;
  /** The server rejected `refusedToken`: another token, or null when the session is over. */
  readonly replace: (refusedToken: string) => Promise<string | null>;
};
export const AccessToken: Token<AccessToken> = token('AccessToken');
