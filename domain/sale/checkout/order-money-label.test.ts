import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { PAYMENT_STATES, type PaymentState } from '#domain/money/payment/payment-state.ts';
import {
  ORDER_MONEY_LABELS,
  type OrderMoneyLabel,
  orderMoneyLabel,
  type UnpaidReason,
  unpaidReason,
} from './order-money-label.ts';
import { ORDER_STATUSES } from './order-state.ts';

const price = dong(400_000);

describe('the money label of an order', () => {
  it.each<[PaymentState, PaymentProvider, OrderMoneyLabel | null]>([
    ['PENDING', 'BANK_TRANSFER', 'pendingPayment'],
    ['PENDING', 'MANUAL', 'pendingPayment'],
    ['PENDING', 'VNPAY', 'paymentProcessing'],
    ['PENDING', 'STRIPE', 'paymentProcessing'],
    ['PENDING', 'WALLET', 'paymentProcessing'],
    ['PART_PAID', 'BANK_TRANSFER', 'remaining'],
    ['SUCCEEDED', 'STRIPE', 'paid'],
    ['LATE_MONEY', 'BANK_TRANSFER', 'paid'],
    ['EXPIRED', 'BANK_TRANSFER', 'unpaid'],
    ['CANCELLED', 'VNPAY', 'unpaid'],
    ['FAILED', 'STRIPE', 'unpaid'],
    ['REFUND_DUE', 'BANK_TRANSFER', null],
    ['REFUNDED', 'BANK_TRANSFER', null],
  ])('%s by %s is %s [S4-14]', (state, provider, label) => {
    expect(orderMoneyLabel({ price, payment: { state, provider } })).toBe(label);
  });

  it('is unpaid without a payment, and completed if nothing is to pay [S4-14]', () => {
    expect(orderMoneyLabel({ price, payment: null })).toBe('unpaid');
    expect(orderMoneyLabel({ price: dong(0), payment: null })).toBe('completed');
    expect(ORDER_MONEY_LABELS).toEqual([
      'paid',
      'remaining',
      'completed',
      'pendingPayment',
      'paymentProcessing',
      'unpaid',
    ]);
  });

  it('is one of six, or none while money goes back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATES), fc.constantFrom(...PAYMENT_PROVIDERS), (state, provider) => {
        const label = orderMoneyLabel({ price, payment: { state, provider } });
        expect(label === null ? state : 'told').toMatch(/told|REFUND/);
        if (label !== null) expect(ORDER_MONEY_LABELS).toContain(label);
      }),
    );
  });
});

describe('unpaidReason', () => {
  const afterwards = (state: PaymentState) =>
    unpaidReason({
      status: 'UNSUCCESSFUL',
      moneyLabel: orderMoneyLabel({ price: dong(200_000), payment: { state, provider: 'BANK_TRANSFER' } }),
    });

  it.each<[PaymentState, UnpaidReason]>([
    ['EXPIRED', 'NOTHING_HEARD'],
    ['CANCELLED', 'NOTHING_HEARD'],
    ['LATE_MONEY', 'LATE_MONEY'],
    ['REFUND_DUE', 'GOES_BACK'],
    ['REFUNDED', 'GOES_BACK'],
  ])('an unsuccessful order with a payment that is %s: %s', (state, standing) => {
    expect(afterwards(state)).toBe(standing);
  });

  it('exists for unsuccessful orders only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), fc.constantFrom(...PAYMENT_STATES), (status, state) => {
        const moneyLabel = orderMoneyLabel({ price: dong(200_000), payment: { state, provider: 'BANK_TRANSFER' } });
        expect(unpaidReason({ status, moneyLabel }) === null).toBe(status !== 'UNSUCCESSFUL');
      }),
    );
  });
});
