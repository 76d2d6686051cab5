import { expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { isGateway, PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import { goesByProvider, paysRefund } from './refund-way.ts';

it.each(PAYMENT_PROVIDERS)('money that came by %s goes back by its provider only where that is a gateway', (paid) => {
  expect(goesByProvider(paid, dong(1))).toBe(isGateway(paid));
  expect(goesByProvider(paid, ZERO)).toBe(false);
});

it.each(PAYMENT_PROVIDERS)('a refund of %s is booked where its money leaves', (paid) => {
  expect(paysRefund(paid, true)).toBe(paid);
  expect(paysRefund(paid, false)).toBe(isGateway(paid) ? 'BANK_TRANSFER' : paid);
});
