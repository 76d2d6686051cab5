import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { payAction } from './submit-actions.ts';

describe('submitting', () => {
  it('a price of 0 skips payment for any method [S4-33]', () => {
    for (const method of PAYMENT_METHODS) expect(payAction(dong(0), method)).toBe('SHOW_RESULT');
  });

  it.each([
    ['BankTransfer', 'SHOW_TRANSFER'],
    ['Stripe', 'CONFIRM_CARD'],
    ['QrVnpay', 'LEAVE_FOR_GATEWAY'],
    ['VnBankVnpay', 'LEAVE_FOR_GATEWAY'],
    ['IntCardVnpay', 'LEAVE_FOR_GATEWAY'],
    ['Wallet', 'PAY_FROM_WALLET'],
    ['Manual', 'SHOW_MANUAL'],
  ] as const)('%s leads to %s [S4-45]', (method, act) => {
    expect(payAction(dong(30_000), method)).toBe(act);
  });
});
