import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { BANK_TRANSFER_HOLD, BANK_TRANSFER_SHOWN } from '#domain/money/payment/hold-times.ts';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { CHECKOUT_SESSION_STATES } from './checkout-session-state.ts';
import { ORDER_STATUSES } from './order-state.ts';
import {
  type CheckoutOutcome,
  isFinalResult,
  isLinkExpired,
  keepsPolling,
  moneyUnknownUntil,
  PAYMENT_RESULT_STATUSES,
  type PaymentResultStatus,
  paymentDeadline,
  paymentResult,
  RESULT_POLL_EVERY,
} from './result-status.ts';

const anyOutcome: fc.Arbitrary<CheckoutOutcome> = fc.record({
  checkoutState: fc.constantFrom(...CHECKOUT_SESSION_STATES),
  orderStatus: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  paymentState: fc.option(fc.constantFrom(...PAYMENT_STATES)),
});

describe('the result of a checkout', () => {
  it.each<[string, CheckoutOutcome, PaymentResultStatus]>([
    ['a frozen quote', { checkoutState: 'OPEN', orderStatus: null, paymentState: null }, 'OPEN'],
    [
      'a transfer that is awaited [S4-17]',
      { checkoutState: 'PAYING', orderStatus: 'PROCESSING', paymentState: 'PENDING' },
      'PENDING',
    ],
    [
      'a transfer that came in part',
      { checkoutState: 'PAYING', orderStatus: 'PROCESSING', paymentState: 'PART_PAID' },
      'PENDING',
    ],
    [
      'a paid order',
      { checkoutState: 'COMPLETED', orderStatus: 'SUCCESSFUL', paymentState: 'SUCCEEDED' },
      'SUCCESSFUL',
    ],
    ['a free order', { checkoutState: 'COMPLETED', orderStatus: 'SUCCESSFUL', paymentState: null }, 'SUCCESSFUL'],
    [
      'an order to be approved',
      { checkoutState: 'COMPLETED', orderStatus: 'REQUIRED_APPROVAL', paymentState: null },
      'REQUIRED_APPROVAL',
    ],
    [
      'a paid order whose second money waits',
      { checkoutState: 'COMPLETED', orderStatus: 'SUCCESSFUL', paymentState: 'LATE_MONEY' },
      'SUCCESSFUL',
    ],
    ['late money', { checkoutState: 'EXPIRED', orderStatus: 'UNSUCCESSFUL', paymentState: 'LATE_MONEY' }, 'LATE_MONEY'],
    [
      'late money to be sent back',
      { checkoutState: 'EXPIRED', orderStatus: 'UNSUCCESSFUL', paymentState: 'REFUND_DUE' },
      'REFUND_DUE',
    ],
    [
      'late money sent back',
      { checkoutState: 'EXPIRED', orderStatus: 'REFUNDED', paymentState: 'REFUNDED' },
      'REFUNDED',
    ],
    [
      'late money sent back before its order says so',
      { checkoutState: 'EXPIRED', orderStatus: 'UNSUCCESSFUL', paymentState: 'REFUNDED' },
      'REFUNDED',
    ],
    [
      'a hold that ran out',
      { checkoutState: 'EXPIRED', orderStatus: 'UNSUCCESSFUL', paymentState: 'EXPIRED' },
      'EXPIRED',
    ],
    [
      'a checkout that was given up',
      { checkoutState: 'CANCELLED', orderStatus: null, paymentState: null },
      'CANCELLED',
    ],
    [
      'an order that was cancelled',
      { checkoutState: 'COMPLETED', orderStatus: 'CANCELLED', paymentState: 'SUCCEEDED' },
      'CANCELLED',
    ],
    [
      'an order that failed',
      { checkoutState: 'COMPLETED', orderStatus: 'UNSUCCESSFUL', paymentState: null },
      'UNSUCCESSFUL',
    ],
    [
      'an order that is not there yet',
      { checkoutState: 'COMPLETED', orderStatus: null, paymentState: null },
      'PROCESSING',
    ],
    [
      'an order that was withdrawn',
      { checkoutState: 'COMPLETED', orderStatus: 'WITHDRAWN', paymentState: null },
      'WITHDRAWN',
    ],
  ])('%s', (_what, outcome, status) => {
    expect(paymentResult(outcome)).toBe(status);
  });

  it('is never unsuccessful while money is awaited or without a place', () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        const status = paymentResult(outcome);
        expect(PAYMENT_RESULT_STATUSES).toContain(status);
        if (outcome.checkoutState === 'PAYING' || outcome.paymentState === 'LATE_MONEY')
          expect(status).not.toBe('UNSUCCESSFUL');
      }),
    );
  });

  it('is polled every 2000 ms', () => {
    expect(RESULT_POLL_EVERY).toBe(2_000);
  });

  it('is polled only while it waits for the buyer or the money [S4-18]', () => {
    expect(PAYMENT_RESULT_STATUSES.filter(keepsPolling)).toEqual(['OPEN', 'PENDING']);
  });

  it('is final only if nothing can change it', () => {
    expect(PAYMENT_RESULT_STATUSES.filter(isFinalResult)).toEqual([
      'SUCCESSFUL',
      'UNSUCCESSFUL',
      'CANCELLED',
      'REFUNDED',
      'WITHDRAWN',
    ]);
    for (const status of PAYMENT_RESULT_STATUSES) expect(isFinalResult(status) && keepsPolling(status)).toBe(false);
  });
});

describe('unknown money', () => {
  const begun = instant(0);
  const shownUntil = instant(begun + BANK_TRANSFER_SHOWN);

  it('a transfer in the last minute may be reported half an hour later, after its places were released', () => {
    const until = moneyUnknownUntil({ status: 'EXPIRED', payBefore: shownUntil, ordered: true });
    expect(until).toBe(begun + 60 * MINUTE);
    expect(until).toBeGreaterThan(begun + BANK_TRANSFER_HOLD);
  });

  it('without an order there is none', () => {
    expect(moneyUnknownUntil({ status: 'EXPIRED', payBefore: shownUntil, ordered: false })).toBe(null);
    expect(moneyUnknownUntil({ status: 'EXPIRED', payBefore: null, ordered: true })).toBe(null);
  });

  it('in every other state there is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_RESULT_STATUSES), fc.boolean(), (status, ordered) => {
        expect(moneyUnknownUntil({ status, payBefore: shownUntil, ordered }) !== null).toBe(
          status === 'EXPIRED' && ordered,
        );
      }),
    );
  });
});

describe('an expired link', () => {
  it('expires a day after nothing is left to pay', () => {
    const dayLater = later(NOW, DAY);
    expect(PAYMENT_RESULT_STATUSES.filter((status) => !isLinkExpired(status, NOW, later(dayLater, 1)))).toEqual([
      'OPEN',
      'PENDING',
      'PROCESSING',
      'LATE_MONEY',
    ]);
    expect(PAYMENT_RESULT_STATUSES.filter((status) => isLinkExpired(status, NOW, dayLater))).toEqual([]);
  });
});

describe('the payment deadline', () => {
  it.each([
    ['before a payment is begun, as long as the places are held', dong(1), null, minutes(10)],
    ['once it is begun, as long as it says', dong(1), { payBefore: minutes(30) }, minutes(30)],
    ['for nothing, no time runs', ZERO, null, null],
    ['for nothing, no time runs, payment or not', ZERO, { payBefore: minutes(30) }, null],
  ])('%s', (_what, price, payment, until) => {
    expect(paymentDeadline({ price, payment, heldUntil: minutes(10) })).toBe(until);
  });
});
