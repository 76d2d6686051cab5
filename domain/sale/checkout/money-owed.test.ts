import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { dong, plus, smallest, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { settleTransfer } from '#domain/money/bank-transfer/transfer-state.ts';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  excessOf,
  type LateMoneyReason,
  lateMoneyReason,
  mayWaitForPlaces,
  overpaid,
  type PaymentMoney,
} from './money-owed.ts';

const price = dong(200_000);
const SOON = { endAt: later(NOW, HOUR) };
const OVER = { endAt: later(NOW, -HOUR) };

describe('what a paid order received beyond its price', () => {
  it('is everything that came, less the price, whatever the sums and their order', () => {
    const anyTransfers = fc.array(anyDong, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyTransfers, (transfers) => {
        let paid: PaymentMoney = { state: 'PENDING', amount: price, received: ZERO };
        for (const transfer of transfers) {
          const { kind, received } = settleTransfer(paid, transfer);
          paid = { amount: price, received, state: kind === 'SHORT' ? 'PART_PAID' : 'SUCCEEDED' };
        }
        const came = sum(transfers);
        expect(plus(overpaid([paid]), smallest(came, price))).toBe(came);
      }),
    );
  });

  it('includes a whole second payment, and nothing whose refund is decided', () => {
    const first: PaymentMoney = { state: 'SUCCEEDED', amount: price, received: dong(250_000) };
    const second: PaymentMoney = { state: 'LATE_MONEY', amount: price, received: price };
    expect(overpaid([first, second])).toBe(250_000);
    expect(overpaid([first, { ...second, state: 'REFUND_DUE' }])).toBe(50_000);
  });

  it('is never below zero, and nothing while the order is unpaid', () => {
    const anyPayment = fc.record({ state: fc.constantFrom(...PAYMENT_STATES), off: anyDong, more: anyDong }).map(
      ({ state, off, more }): PaymentMoney => ({
        state,
        amount: off,
        received: state === 'SUCCEEDED' ? plus(off, more) : more,
      }),
    );
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 4 }), (payments) => {
        expect(overpaid(payments)).toBeGreaterThanOrEqual(0);
        if (!payments.some(({ state }) => state === 'SUCCEEDED')) expect(overpaid(payments)).toBe(0);
      }),
    );
  });
});

describe('why money got no tickets', () => {
  it.each<[NoPlaceReason | null, number, { readonly endAt: typeof NOW }, LateMoneyReason, number?, number?]>([
    ['SOLD_OUT', 200_000, SOON, 'SOLD_OUT'],
    ['SOLD_OUT', 200_000, OVER, 'EVENT_ENDED'],
    ['EVENT_ENDED', 200_000, SOON, 'EVENT_ENDED'],
    ['OTHER_ORDER_PAID', 200_000, SOON, 'OTHER_ORDER_PAID'],
    [null, 150_000, SOON, 'PART_PAID'],
    [null, 150_000, OVER, 'EVENT_ENDED'],
    [null, 200_000, SOON, 'SOLD_OUT'],
    ['POINTS_RETURNED', 200_000, SOON, 'POINTS_RETURNED', 50_000],
    // Their rest could buy nothing.
    [null, 150_000, SOON, 'POINTS_RETURNED', 50_000],
    [null, 150_000, OVER, 'EVENT_ENDED', 50_000],
    ['WALLET_RETURNED', 200_000, SOON, 'WALLET_RETURNED', 0, 50_000],
    [null, 150_000, SOON, 'WALLET_RETURNED', 0, 50_000],
    [null, 150_000, SOON, 'POINTS_RETURNED', 50_000, 50_000],
    [null, 150_000, OVER, 'EVENT_ENDED', 0, 50_000],
  ])('%s with %d of 200,000 is %s', (because, received, session, reason, used = 0, wallet = 0) => {
    const money = { amount: price, received: dong(received), points: points(used), wallet: dong(wallet) };
    expect(lateMoneyReason({ ...money, because, session, now: NOW })).toBe(reason);
  });

  it('offers to wait only where tickets may come free', () => {
    const reasons: readonly LateMoneyReason[] = ['SOLD_OUT', 'EVENT_ENDED', 'OTHER_ORDER_PAID', 'PART_PAID'];
    expect(reasons.filter(mayWaitForPlaces)).toEqual(['SOLD_OUT']);
  });
});

describe('more money for a payment that had been covered', () => {
  const paid = (state: PaymentMoney['state']): PaymentMoney => ({ state, amount: price, received: dong(250_000) });

  it('is owed beyond the price of its own order, and all of it where another payment bought the tickets', () => {
    expect(excessOf(paid('SUCCEEDED'), dong(50_000), 'SUCCESSFUL')).toEqual({ because: 'TWICE', excess: 50_000 });
    expect(excessOf(paid('LATE_MONEY'), dong(50_000), 'SUCCESSFUL')).toEqual({ because: 'TWICE', excess: 250_000 });
  });

  it('adds to late money while the order has no tickets', () => {
    expect(excessOf(paid('LATE_MONEY'), dong(50_000), 'UNSUCCESSFUL')).toBeNull();
  });

  it('is owed as it came once the order was refunded', () => {
    expect(excessOf(paid('REFUNDED'), dong(50_000), 'REFUNDED')).toEqual({ because: 'AFTER_REFUND', excess: 50_000 });
  });
});
