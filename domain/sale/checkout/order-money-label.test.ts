import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import { PAYMENT_STATES, type PaymentState } from '#domain/money/payment/payment-state.ts';
import { ORDER_MONEY_LABELS, type OrderMoneyLabel, orderMoneyLabel } from './order-money-label.ts';

const price = dong(400_000);

describe('what is said of an order’s money', () => {
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

  it('without a payment is unpaid, and completed where nothing has to be paid [S4-14]', () => {
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

  it('is one of the six, or silence while money goes back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATES), fc.constantFrom(...PAYMENT_PROVIDERS), (state, provider) => {
        const label = orderMoneyLabel({ price, payment: { state, provider } });
        expect(label === null ? state : 'told').toMatch(/told|REFUND/);
        if (label !== null) expect(ORDER_MONEY_LABELS).toContain(label);
      }),
    );
  });
});
