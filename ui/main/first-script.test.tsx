import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSessionStorageReturnMemory } from '#adapters/storage/people/session-storage-return-memory.ts';
import { makeSessionStorageCheckoutDrafts } from '#adapters/storage/sale/session-storage-checkout-drafts.ts';
import { NO_INVOICE } from '#domain/sale/checkout/invoice.ts';
import { FIRST_SCRIPT } from './first-script.ts';

const resumes = () => document.documentElement.hasAttribute('data-resumes');

function opens(address: string): void {
  window.history.replaceState({ key: 'v1' }, '', address);
  new Function(FIRST_SCRIPT)();
}

function keeps(draft: { readonly visit: string; readonly step: 'SELECT_TICKET' | 'CHECKOUT' }): void {
  makeSessionStorageCheckoutDrafts(() => window.sessionStorage).write(5001, {
    quantities: {},
    seats: {},
    signingIn: false,
    donation: { amount: 0, message: '' },
    donationAsked: false,
    donationSaved: false,
    policyAgreed: false,
    promoCode: null,
    method: null,
    invoice: NO_INVOICE,
    drafted: null,
    attendees: [],
    checkoutSessionId: null,
    ...draft,
  });
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  window.history.replaceState(null, '', '/');
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});

describe('before the first paint', () => {
  it('the colour scheme is set', () => {
    opens('/events');
    expect(document.documentElement.getAttribute('data-color-scheme')).toMatch(/^(light|dark)$/);
  });

  it.each([
    ['/vi/payment/7', ['/vi/auth/demo/callback?error=access_denied']],
    ['/payment/7', []],
  ])('a person who set out from %s comes back in that language', (address, gone) => {
    const replaced: string[] = [];
    vi.spyOn(window.location, 'replace').mockImplementation((to) => void replaced.push(String(to)));
    makeSessionStorageReturnMemory(() => window.sessionStorage).remember({ address, act: null });
    opens('/auth/demo/callback?error=access_denied');
    expect(replaced).toEqual(gone);
    vi.restoreAllMocks();
  });

  it('looks for an order after a visit that went past ticket selection', () => {
    keeps({ visit: 'v1', step: 'CHECKOUT' });
    opens('/vi/payment/5001');
    expect(resumes()).toBe(true);
  });

  it('looks for the order of a checkout named in the address', () => {
    opens('/payment/5001?payment_checkout_session_id=c1');
    expect(resumes()).toBe(true);
  });

  it.each([
    ['while tickets are chosen', { visit: 'v1', step: 'SELECT_TICKET' }, '/payment/5001'],
    ['for what another visit kept', { visit: 'v0', step: 'CHECKOUT' }, '/payment/5001'],
    ['for another session', { visit: 'v1', step: 'CHECKOUT' }, '/payment/5002'],
    ['on another page', { visit: 'v1', step: 'CHECKOUT' }, '/events/5001'],
  ] as const)('looks for no order %s', (_when, draft, address) => {
    keeps(draft);
    opens(address);
    expect(resumes()).toBe(false);
  });
});
