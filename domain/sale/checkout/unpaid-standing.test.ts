import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYMENT_STATES, type PaymentState } from '#domain/money/payment/payment-state.ts';
import { orderMoneyLabel } from './order-money-label.ts';
import { ORDER_STATUSES } from './order-state.ts';
import { type UnpaidStanding, unpaidStanding } from './unpaid-standing.ts';

const afterwards = (state: PaymentState) =>
  unpaidStanding({
    status: 'UNSUCCESSFUL',
    moneyLabel: orderMoneyLabel({ price: dong(200_000), payment: { state, provider: 'BANK_TRANSFER' } }),
  });

it.each<[PaymentState, UnpaidStanding]>([
  ['EXPIRED', 'NOTHING_HEARD'],
  ['CANCELLED', 'NOTHING_HEARD'],
  ['LATE_MONEY', 'LATE_MONEY'],
  ['REFUND_DUE', 'GOES_BACK'],
  ['REFUNDED', 'GOES_BACK'],
])('an order that came to nothing, with a payment that is %s: %s', (state, standing) => {
  expect(afterwards(state)).toBe(standing);
});

it('only an order that came to nothing stands so', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATUSES), fc.constantFrom(...PAYMENT_STATES), (status, state) => {
      const moneyLabel = orderMoneyLabel({ price: dong(200_000), payment: { state, provider: 'BANK_TRANSFER' } });
      expect(unpaidStanding({ status, moneyLabel }) === null).toBe(status !== 'UNSUCCESSFUL');
    }),
  );
});
