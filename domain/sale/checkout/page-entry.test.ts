import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntry } from '#test/arbitraries/checkout.arbitraries.ts';
import { onPageEntry, type PageEntry, resetActs, startAnew, unfinishedOf } from './page-entry.ts';
import { PAYMENT_RESULT_STATUSES } from './result-status.ts';

const fresh: PageEntry = { fresh: true, returnedWith: null, cancelledAtGateway: false, unfinished: null };
const paying = { checkoutSessionId: 'c1', state: 'PAYING' } as const;
const open = { checkoutSessionId: 'c1', state: 'OPEN' } as const;

describe('opening the payment page', () => {
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

  it('never cancels a checkout that has a payment, however the page was reached [S4-40]', () => {
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

  it('a reset gives places back before the session is loaded, and cancels only what it may [S4-40]', () => {
    expect(resetActs('c1')).toEqual(['CANCEL_CHECKOUT', 'EMPTY_CART', 'LOAD_SESSION']);
    expect(resetActs(null)).toEqual(['EMPTY_CART', 'LOAD_SESSION']);
  });

  it.each(PAYMENT_RESULT_STATUSES)(
    'a checkout whose result is %s is given up only where nothing was begun to be paid [S4-40]',
    (status) => {
      expect(startAnew(unfinishedOf({ id: 'c1', status }))).toEqual(
        status === 'OPEN' ? { kind: 'RESET', cancel: 'c1' } : { kind: 'OFFER_UNFINISHED', checkoutSessionId: 'c1' },
      );
      expect(unfinishedOf(null)).toBe(null);
    },
  );
});
