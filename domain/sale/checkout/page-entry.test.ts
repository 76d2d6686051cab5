import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntry } from '#test/arbitraries/checkout.arbitraries.ts';
import {
  type BegunCheckout,
  onPageEntry,
  type PageEntry,
  type ResumedPage,
  resumedPage,
  startOver,
  unfinishedOf,
} from './page-entry.ts';
import { PAYMENT_RESULT_STATUSES } from './result-status.ts';
import { type CheckoutStep, STEP_NUMBERS } from './steps.ts';

type Begun = Omit<BegunCheckout, 'checkoutSessionId'>;
const fresh: PageEntry = { fresh: true, returnedWith: null, cancelledAtGateway: false, unfinished: null };
const paying = { checkoutSessionId: 'c1', state: 'PAYING' } as const;

describe('opening the payment page', () => {
  const open = { checkoutSessionId: 'c1', state: 'OPEN' } as const;

  it.each<[string, Partial<PageEntry>, ReturnType<typeof onPageEntry>]>([
    ['afresh begins anew', {}, { kind: 'RESET', cancel: null }],
    ['afresh gives up a checkout without a payment', { unfinished: open }, { kind: 'RESET', cancel: 'c1' }],
    [
      'afresh offers a checkout with a payment',
      { unfinished: paying },
      { kind: 'OFFER_UNFINISHED', checkoutSessionId: 'c1' },
    ],
    ['again goes on where it was', { fresh: false, unfinished: open }, { kind: 'RESUME' }],
    [
      'again offers what waits for money',
      { fresh: false, unfinished: paying },
      { kind: 'OFFER_UNFINISHED', checkoutSessionId: 'c1' },
    ],
    [
      'from the gateway shows the result',
      { fresh: false, returnedWith: 'c1' },
      { kind: 'SHOW_RESULT', checkoutSessionId: 'c1' },
    ],
    [
      'after cancelling there begins anew',
      { fresh: false, returnedWith: 'c1', cancelledAtGateway: true },
      { kind: 'RESET', cancel: null },
    ],
  ])('%s [S4-39] [S4-40]', (_how, over, act) => {
    expect(onPageEntry({ ...fresh, ...over })).toEqual(act);
  });

  it('never cancels a checkout with a payment [S4-40]', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const act = onPageEntry(entry);
        const { unfinished } = entry;
        if (act.kind === 'RESET') {
          expect(unfinished?.state).not.toBe('PAYING');
          expect(act.cancel).toBe(unfinished?.state === 'OPEN' ? unfinished.checkoutSessionId : null);
        } else expect(unfinished?.state === 'OPEN' && entry.fresh && entry.returnedWith === null).toBe(false);
      }),
    );
  });

  it.each(PAYMENT_RESULT_STATUSES)(
    'a checkout with result %s is cancelled only if no payment was begun [S4-40]',
    (status) => {
      expect(startOver(unfinishedOf({ id: 'c1', status }))).toEqual(
        status === 'OPEN' ? { kind: 'RESET', cancel: 'c1' } : { kind: 'OFFER_UNFINISHED', checkoutSessionId: 'c1' },
      );
      expect(unfinishedOf(null)).toBe(null);
    },
  );
});

const waiting: Begun = { status: 'PENDING', transferable: true };
const STEPS = Object.keys(STEP_NUMBERS) as CheckoutStep[];

describe('resuming the payment page', () => {
  const open: Begun = { status: 'OPEN', transferable: false };

  it.each<[string, CheckoutStep, boolean, Begun | null, ResumedPage]>([
    ['while choosing goes on choosing', 'SELECT_TICKET', false, null, { at: 'SELECT_TICKET', holdExpired: false }],
    [
      'while choosing goes on choosing, held places or not',
      'SELECT_TICKET',
      true,
      open,
      { at: 'SELECT_TICKET', holdExpired: false },
    ],
    ['before paying goes on with the places', 'CHECKOUT', true, null, { at: 'CHECKOUT', paying: false }],
    ['before paying, with what was begun', 'CHECKOUT', true, open, { at: 'CHECKOUT', paying: false }],
    [
      'before paying without the places begins anew and says so',
      'CHECKOUT',
      false,
      open,
      { at: 'SELECT_TICKET', holdExpired: true },
    ],
    ['over the transfer stays over it', 'CHECKOUT', false, waiting, { at: 'CHECKOUT', paying: true }],
    ['after the transfer shows the result', 'RESULT', false, waiting, { at: 'RESULT' }],
    [
      'without a transfer to show shows the result',
      'CHECKOUT',
      true,
      { ...waiting, transferable: false },
      { at: 'RESULT' },
    ],
    [
      'of what is paid shows the result',
      'CHECKOUT',
      false,
      { status: 'SUCCESSFUL', transferable: true },
      { at: 'RESULT' },
    ],
    ['from choosing to what is paid shows the result', 'SELECT_TICKET', true, waiting, { at: 'RESULT' }],
  ])('%s [S4-39]', (_how, kept, held, begun, page) => {
    expect(resumedPage(kept, held, begun)).toEqual(page);
  });

  it('never selects again what is being paid, and never pays without places', () => {
    const begun = fc.option(
      fc.record({ status: fc.constantFrom(...PAYMENT_RESULT_STATUSES), transferable: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), fc.boolean(), begun, (kept, held, checkout) => {
        const page = resumedPage(kept, held, checkout);
        if (checkout !== null && checkout.status !== 'OPEN') expect(page.at).not.toBe('SELECT_TICKET');
        else expect(page.at).not.toBe('RESULT');
        if (page.at === 'CHECKOUT') expect(held || page.paying).toBe(true);
      }),
    );
  });
});
