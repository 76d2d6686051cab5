import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_RESULT_STATUSES } from './result-status.ts';
import { type BegunCheckout, type ResumedPage, resumedPage } from './resumed-page.ts';
import { type CheckoutStep, STEP_NUMBERS } from './steps.ts';

const open: BegunCheckout = { status: 'OPEN', transferable: false };
const waiting: BegunCheckout = { status: 'PENDING', transferable: true };
const STEPS = Object.keys(STEP_NUMBERS) as CheckoutStep[];

describe('coming back to the payment page', () => {
  it.each<[string, CheckoutStep, boolean, BegunCheckout | null, ResumedPage]>([
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

  it('never chooses again what has begun to be paid, and never goes on to pay without places', () => {
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
