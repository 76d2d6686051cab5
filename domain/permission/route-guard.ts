import type { EventAbility } from './event-abilities.ts';
import type { PlatformAbility } from './platform-abilities.ts';
import type { Route } from './route-table.ts';

/**
 * UNKNOWN: a token exists, the account is not loaded yet. `onEvent`: abilities on the event in the address; null until
 * loaded.
 */
export type SessionKnowledge =
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'UNKNOWN' }
  | {
      readonly kind: 'SIGNED_IN';
      readonly abilities: readonly PlatformAbility[];
      readonly onEvent: readonly EventAbility[] | null;
    };

export type GuardDecision =
  | { readonly kind: 'ADMIT' }
  | { readonly kind: 'LOAD_ACCOUNT' }
  | { readonly kind: 'LOAD_EVENT' }
  | { readonly kind: 'REDIRECT'; readonly to: '/'; readonly openSignIn: boolean }
  | { readonly kind: 'ASK_SIGN_IN' }
  /** Signed in, without permission on this event. */
  | { readonly kind: 'FORBID' };

const ADMIT: GuardDecision = { kind: 'ADMIT' };

/** Whether a route opens. The account is loaded first, then the event. [S2.3-10] [S2.3-11] [S2.3-12] [D4] [D5] */
export function guardRoute(route: Route, session: SessionKnowledge): GuardDecision {
  if (route.signedIn === 'no') return ADMIT;
  if (session.kind === 'UNKNOWN') return { kind: 'LOAD_ACCOUNT' };
  if (session.kind === 'SIGNED_OUT')
    return route.signedIn === 'dialog' ? { kind: 'ASK_SIGN_IN' } : { kind: 'REDIRECT', to: '/', openSignIn: true };
  if (!mayOpen(route, session.abilities)) return { kind: 'REDIRECT', to: '/', openSignIn: false };
  if (route.onEvent === null) return ADMIT;
  if (session.onEvent === null) return { kind: 'LOAD_EVENT' };
  return mayOpenOnEvent(route, session.onEvent) ? ADMIT : { kind: 'FORBID' };
}

/** Whether platform abilities, as they travel on the wire, open a page. */
export const mayOpen = (route: Route, abilities: readonly string[]): boolean =>
  route.ability === null || abilities.includes(route.ability);

/** Whether abilities on the event in the address open its page. */
export const mayOpenOnEvent = (route: Route, onEvent: readonly string[]): boolean =>
  route.onEvent?.some((ability) => onEvent.includes(ability)) ?? true;
