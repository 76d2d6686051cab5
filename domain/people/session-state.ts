import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';

export type AccessGrant = { readonly accessToken: string; readonly expiresAt: Instant };

/** Whether a device is signed in, that is, holds a token. [S4-01] */
export type SessionState =
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'SIGNED_IN'; readonly grant: AccessGrant };

export type SessionEvent =
  | { readonly kind: 'TOKEN_SAVED'; readonly grant: AccessGrant }
  | { readonly kind: 'TOKEN_REMOVED' };

export const SIGNED_OUT: SessionState = { kind: 'SIGNED_OUT' };

/** The session after its token was saved, renewed or removed. [S4-01] */
export function sessionAfter(event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'TOKEN_SAVED':
      return { kind: 'SIGNED_IN', grant: event.grant };
    case 'TOKEN_REMOVED':
      return SIGNED_OUT;
    default:
      return never(event);
  }
}

/** What follows the `failures`-th consecutive failure to load the profile: with a token, one retry. [S4-02] */
export const afterProfileFailure = (hasToken: boolean, failures: number): 'RETRY' | 'CLEAR_TOKENS' =>
  hasToken && failures === 1 ? 'RETRY' : 'CLEAR_TOKENS';

/** Whether a refused renewal ends the session; rate limits do not. */
export const isSessionOver = (refusal: { readonly code: string }): boolean =>
  refusal.code !== 'RATE_LIMITED' && refusal.code !== 'BUSY';

/** Renews this early so that no request arrives with an expired token. */
const RENEW_BEFORE = 30 * SECOND;

/** Whether a token can be sent without renewal. `refused`: one the server rejected. [design] */
export const isTokenUsable = (grant: AccessGrant, refused: string | null, now: Instant): boolean =>
  grant.accessToken !== refused && now < later(grant.expiresAt, -RENEW_BEFORE);
