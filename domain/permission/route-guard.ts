import type { Route } from './route-table.ts';

/** UNKNOWN: a token may exist, the account is not loaded yet. Abilities as they travel on the wire. */
export type SessionKnowledge =
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'SIGNED_IN'; readonly abilities: readonly string[] };

export type GuardDecision =
  | { readonly kind: 'ADMIT' }
  | { readonly kind: 'LOAD_ACCOUNT' }
  | { readonly kind: 'REDIRECT'; readonly to: '/'; readonly openSignIn: boolean }
  | { readonly kind: 'ASK_SIGN_IN' };

const ADMIT: GuardDecision = { kind: 'ADMIT' };

/** The account is loaded first; a page of an event then asks mayOpenOnEvent. [S2.3-10] [S2.3-11] [S2.3-12] [D4] [D5] */
export function guardRoute(route: Pick<Route, 'signedIn' | 'ability'>, session: SessionKnowledge): GuardDecision {
  if (route.signedIn === 'no') return ADMIT;
  if (session.kind === 'UNKNOWN') return { kind: 'LOAD_ACCOUNT' };
  if (session.kind === 'SIGNED_OUT')
    return route.signedIn === 'dialog' ? { kind: 'ASK_SIGN_IN' } : { kind: 'REDIRECT', to: '/', openSignIn: true };
  return mayOpen(route, session.abilities) ? ADMIT : { kind: 'REDIRECT', to: '/', openSignIn: false };
}

/** Whether platform abilities, as they travel on the wire, open a page. */
export const mayOpen = (route: Pick<Route, 'ability'>, abilities: readonly string[]): boolean =>
  route.ability === null || abilities.includes(route.ability);

/** Whether abilities on the event in the address open its page. */
export const mayOpenOnEvent = (route: Route, onEvent: readonly string[]): boolean =>
  route.onEvent?.some((ability) => onEvent.includes(ability)) ?? true;
