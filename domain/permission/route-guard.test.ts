import { describe, expect, it } from 'vitest';
import { guardRoute, type RouteDemand, type SessionKnowledge } from './route-guard.ts';

const open: RouteDemand = { signedIn: 'no', ability: null };
const auth: RouteDemand = { signedIn: 'redirect', ability: null };
const framed: RouteDemand = { signedIn: 'dialog', ability: null };
const admins: RouteDemand = { signedIn: 'redirect', ability: 'admin.corporates' };
const out: SessionKnowledge = { kind: 'SIGNED_OUT' };
const unknown: SessionKnowledge = { kind: 'UNKNOWN' };
const user: SessionKnowledge = { kind: 'SIGNED_IN', abilities: ['event.create'] };
const admin: SessionKnowledge = { kind: 'SIGNED_IN', abilities: ['event.create', 'admin.corporates'] };

describe('the guard of routes', () => {
  it.each([
    ['a page for everybody opens', open, unknown, { kind: 'ADMIT' }],
    ['the account is loaded before anything is decided [S2.3-10]', auth, unknown, { kind: 'LOAD_ACCOUNT' }],
    ['without an account an auth page redirects to the start [S2.3-11]', auth, out, { kind: 'REDIRECT', to: '/', openSignIn: true }],
    ['without an account a management page keeps its frame', framed, out, { kind: 'ASK_SIGN_IN' }],
    ['with an account an auth page opens', auth, user, { kind: 'ADMIT' }],
    ['an admin page redirects whoever is no admin [S2.3-12]', admins, user, { kind: 'REDIRECT', to: '/', openSignIn: false }],
    ['an admin page lets an admin in [S2.3-12]', admins, admin, { kind: 'ADMIT' }],
  ] as const)('%s', (_what, route, session, decision) => {
    expect(guardRoute(route, session)).toEqual(decision);
  });
});
