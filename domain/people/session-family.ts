import { DAY, type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';

/** How long an access token is believed without asking the database. [S9-23] */
export const ACCESS_TOKEN_LIFE = 15 * MINUTE;
/** How long a renewal token may lie unused. [S9-24] */
export const RENEWAL_TOKEN_LIFE = 365 * DAY;
/**
 * For this long a used renewal token still answers, with the successor it got: the answer may have been lost on its
 * way, or two tabs asked at once.
 */
export const SAME_SUCCESSOR_FOR = 30 * SECOND;

export type SessionEnd = 'SIGNED_OUT' | 'REUSED' | 'ENDED_BY_OWNER';

/** A renewal token as the one who presents it meets it. */
export type PresentedToken = {
  readonly expiresAt: Instant;
  /** When it was exchanged for its successor. */
  readonly usedAt: Instant | null;
  readonly familyEnded: boolean;
};

export type Renewal =
  /** Exchange it for a new one. */
  | { readonly kind: 'ROTATE' }
  /** Exchanged a moment ago: answer with the same successor. */
  | { readonly kind: 'SAME_SUCCESSOR' }
  /** Exchanged long ago: two hold what only one may hold, so the session ends for both. */
  | { readonly kind: 'END_FAMILY' }
  | { readonly kind: 'ENDED' };

/** What becomes of a renewal token that is presented; null: we never gave it out. */
export function decideRenewal(token: PresentedToken | null, now: Instant): Renewal {
  if (token === null || token.familyEnded || now >= token.expiresAt) return { kind: 'ENDED' };
  if (token.usedAt === null) return { kind: 'ROTATE' };
  return now < later(token.usedAt, SAME_SUCCESSOR_FOR) ? { kind: 'SAME_SUCCESSOR' } : { kind: 'END_FAMILY' };
}
