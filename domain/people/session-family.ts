import { DAY, type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';

/** Access tokens are valid without a database read for this long. [S9-23] */
export const ACCESS_TOKEN_LIFE = 15 * MINUTE;
/** How long a browser remembers that it has a session to renew; the mark holds no token. [S9-25] */
export const SESSION_MARK_LIFE = 10 * 365 * DAY;
/** Longest time a renewal token may stay unused. [S9-24] */
export const RENEWAL_TOKEN_LIFE = 365 * DAY;
/** The answer may have been lost, or two tabs asked at once. */
export const SAME_SUCCESSOR_FOR = 30 * SECOND;

export type SessionEnd = 'SIGNED_OUT' | 'REUSED' | 'ENDED_BY_OWNER' | 'ENDED_BY_STAFF';

export type PresentedToken = {
  readonly expiresAt: Instant;
  /** When it was exchanged for its successor. */
  readonly usedAt: Instant | null;
  readonly familyEnded: boolean;
};

export type Renewal =
  | { readonly kind: 'ROTATE' }
  /** Exchanged a moment ago: return the same successor. */
  | { readonly kind: 'SAME_SUCCESSOR' }
  /** Exchanged long ago: the token was copied, so the session ends for both holders. */
  | { readonly kind: 'END_FAMILY' }
  | { readonly kind: 'ENDED' };

/** Decides on a presented renewal token; null: unknown. */
export function decideRenewal(token: PresentedToken | null, now: Instant): Renewal {
  if (token === null || token.familyEnded || now >= token.expiresAt) return { kind: 'ENDED' };
  if (token.usedAt === null) return { kind: 'ROTATE' };
  return now < later(token.usedAt, SAME_SUCCESSOR_FOR) ? { kind: 'SAME_SUCCESSOR' } : { kind: 'END_FAMILY' };
}
