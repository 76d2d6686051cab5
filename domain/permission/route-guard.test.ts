import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { platformAbilities } from './platform-abilities.ts';
import { guardRoute, mayOpen, mayOpenOnEvent, type SessionKnowledge } from './route-guard.ts';
import { ROUTE_NAMES, ROUTES } from './route-table.ts';

const out: SessionKnowledge = { kind: 'SIGNED_OUT' };
const unknown: SessionKnowledge = { kind: 'UNKNOWN' };
const user: SessionKnowledge = { kind: 'SIGNED_IN', abilities: platformAbilities(anAccount()) };
const admin: SessionKnowledge = { kind: 'SIGNED_IN', abilities: platformAbilities(anAccount({ isAdmin: true })) };
const accountant: SessionKnowledge = {
  kind: 'SIGNED_IN',
  abilities: platformAbilities(anAccount({ isAccountant: true })),
};

describe('the route guard', () => {
  it.each([
    ['a page for everybody opens', 'index', unknown, { kind: 'ADMIT' }],
    ['the way back from a provider opens, whoever comes', 'auth-provider-callback', out, { kind: 'ADMIT' }],
    ['the account is loaded before anything is decided [S2.3-10]', 'admin-events', unknown, { kind: 'LOAD_ACCOUNT' }],
    [
      'without an account an auth page redirects to the start [S2.3-11]',
      'admin-events',
      out,
      { kind: 'REDIRECT', to: '/', openSignIn: true },
    ],
    ['without an account a management page keeps its frame [S6-48]', 'create', out, { kind: 'ASK_SIGN_IN' }],
    ['and so do the own tickets [S6-48]', 'my-ticket', out, { kind: 'ASK_SIGN_IN' }],
    ['with an account an auth page opens', 'admin-events', user, { kind: 'ADMIT' }],
    [
      'an admin page redirects whoever is no admin [S2.3-12]',
      'admin-corporate',
      user,
      { kind: 'REDIRECT', to: '/', openSignIn: false },
    ],
    [
      'an admin page redirects an accountant [S2.3-12] [S6-24]',
      'admin-corporate',
      accountant,
      { kind: 'REDIRECT', to: '/', openSignIn: false },
    ],
    [
      'every admin page redirects an accountant [S2.3-12] [S6-16] [S6-24]',
      'admin-featured-event',
      accountant,
      { kind: 'REDIRECT', to: '/', openSignIn: false },
    ],
    [
      'the team’s page redirects who manages no team [S6-26]',
      'admin-staffs',
      user,
      { kind: 'REDIRECT', to: '/', openSignIn: false },
    ],
    ['an admin page lets an admin in [S2.3-12]', 'admin-corporate', admin, { kind: 'ADMIT' }],
    ['the accountant’s page lets an accountant in [S6-24]', 'admin-accountant', accountant, { kind: 'ADMIT' }],
    ['an event’s page opens for an account, then asks for the event', 'check-in', user, { kind: 'ADMIT' }],
  ] as const)('%s', (_what, route, session, decision) => {
    expect(guardRoute(ROUTES[route], session)).toEqual(decision);
  });

  it('opens, redirects or asks on every route, and loads an account only if unknown', () => {
    fc.assert(
      fc.property(anySignedIn, fc.constantFrom(...ROUTE_NAMES), (viewer, name) => {
        const signedIn: SessionKnowledge = { kind: 'SIGNED_IN', abilities: platformAbilities(viewer) };
        const needsSomebody = ROUTES[name].signedIn !== 'no';
        expect(guardRoute(ROUTES[name], unknown).kind).toBe(needsSomebody ? 'LOAD_ACCOUNT' : 'ADMIT');
        expect(['ADMIT', 'REDIRECT']).toContain(guardRoute(ROUTES[name], signedIn).kind);
        expect(guardRoute(ROUTES[name], out).kind === 'ADMIT').toBe(!needsSomebody);
      }),
    );
  });

  it('decides the same for abilities from the wire', () => {
    expect(mayOpen(ROUTES['admin-accountant'], ['admin.accountant'])).toBe(true);
    expect(mayOpen(ROUTES['admin-accountant'], ['something.new'])).toBe(false);
    expect(mayOpen(ROUTES.profile, [])).toBe(true);
    expect(mayOpenOnEvent(ROUTES['events-edit'], ['event.edit'])).toBe(true);
    expect(mayOpenOnEvent(ROUTES['events-edit'], ['event.view', 'event.check-in', 'event.orders'])).toBe(false);
    expect(mayOpenOnEvent(ROUTES['events-manager'], ['event.view', 'event.check-in'])).toBe(true);
    expect(mayOpenOnEvent(ROUTES.profile, [])).toBe(true);
  });
});
