import type { PlatformAbility } from './platform-abilities.ts';

/**
 * What a route asks for. `signedIn` 'redirect': pages marked auth send a stranger to '/' and open the dialog there; 'dialog': the page's
 * frame stays, with the sign-in dialog over it. `ability`: what the account must be able to do. [decision 4] [decision 5]
 */
export type RouteDemand = { readonly signedIn: 'no' | 'redirect' | 'dialog'; readonly ability: PlatformAbility | null };

/** UNKNOWN: a token exists and its account is not loaded yet. */
export type SessionKnowledge =
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'SIGNED_IN'; readonly abilities: readonly PlatformAbility[] };

export type GuardDecision =
  | { readonly kind: 'ADMIT' }
  | { readonly kind: 'LOAD_ACCOUNT' }
  | { readonly kind: 'REDIRECT'; readonly to: '/'; readonly openSignIn: boolean }
  | { readonly kind: 'ASK_SIGN_IN' };

/** Whether a route opens. The account is loaded before anything is decided on it. [S2.3-10] [S2.3-11] [S2.3-12] */
export function guardRoute(route: RouteDemand, session: SessionKnowledge): GuardDecision {
  if (route.signedIn === 'no') return { kind: 'ADMIT' };
  if (session.kind === 'UNKNOWN') return { kind: 'LOAD_ACCOUNT' };
  if (session.kind === 'SIGNED_OUT') return route.signedIn === 'dialog' ? { kind: 'ASK_SIGN_IN' } : { kind: 'REDIRECT', to: '/', openSignIn: true };
  const allowed = route.ability === null || session.abilities.includes(route.ability);
  return allowed ? { kind: 'ADMIT' } : { kind: 'REDIRECT', to: '/', openSignIn: false };
}
