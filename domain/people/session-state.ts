import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';

/** The right to act for a while. */
export type AccessGrant = { readonly accessToken: string; readonly expiresAt: Instant };

/** Whether somebody is signed in at a device: who holds a token is. [S4-01] */
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

/**
 * What follows when the profile did not load for the `failures`-th time in a row: with a token it is asked for once
 * more. [S4-02]
 */
export const afterProfileFailure = (hasToken: boolean, failures: number): 'RETRY' | 'CLEAR_TOKENS' =>
  hasToken && failures === 1 ? 'RETRY' : 'CLEAR_TOKENS';

/** Whether a refused renewal means that the session is over: told to wait is not told to leave. */
export const isSessionOver = (refusal: { readonly code: string }): boolean =>
  refusal.code !== 'RATE_LIMITED' && refusal.code !== 'BUSY';

/** Renewed this long before its end, so that no request is on its way with a token that dies on arrival. */
const RENEW_BEFORE = 30 * SECOND;

/** May this token be sent, or is it renewed first? `refused`: one that the server would not take. [design section 5] */
export const isTokenUsable = (grant: AccessGrant, refused: string | null, now: Instant): boolean =>
  grant.accessToken !== refused && now < later(grant.expiresAt, -RENEW_BEFORE);
