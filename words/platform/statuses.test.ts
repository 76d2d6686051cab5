import { describe, expect, it } from 'vitest';
import * as statuses from './statuses.ts';

const tables = Object.entries(statuses).flatMap(([table, labels]) =>
  Object.entries(labels).map(([value, label]) => [table, value, label] as const),
);

describe('labels of states', () => {
  it.each(tables)('name %s %s in both languages', (_table, _value, label) => {
    const words = typeof label === 'string' ? [label] : [label.en, label.vi];
    for (const word of words) expect(word).toMatch(/\S/);
  });

  it('name every order status [S4-13]', () => {
    expect(Object.entries(statuses.ORDER_STATUSES_SAID).map(([status, said]) => [status, said.en])).toEqual([
      ['PROCESSING', 'Processing'],
      ['REQUIRED_APPROVAL', 'Pending approval'],
      ['SUCCESSFUL', 'Successful'],
      ['UNSUCCESSFUL', 'Unsuccessful'],
      ['CANCELLED', 'Cancelled'],
      ['REFUNDED', 'Refunded'],
      ['WITHDRAWN', 'Withdrawn'],
    ]);
  });

  it('name every payment label of an order [S4-14]', () => {
    expect(Object.entries(statuses.ORDER_MONEY_LABELS_SAID).map(([label, said]) => [label, said.en])).toEqual([
      ['paid', 'Paid'],
      ['remaining', 'Remaining'],
      ['completed', 'Completed'],
      ['pendingPayment', 'Pending payment'],
      ['paymentProcessing', 'Payment processing'],
      ['unpaid', 'Unpaid'],
    ]);
  });

  it('name an order pending approval, and its ticket confirmed afterwards [S4-15]', () => {
    expect(statuses.ORDER_STATUSES_SAID.REQUIRED_APPROVAL.en).toBe('Pending approval');
    expect(statuses.OWNER_STANDINGS_SAID).toMatchObject({
      PENDING_APPROVAL: { en: 'Pending approval' },
      CONFIRMED: { en: 'Your ticket has been confirmed' },
    });
  });

  it.each([
    ['BankTransfer', 'Bank transfer', '[S9-03]'],
    ['Stripe', 'Visa/MasterCard/JCB', '[S9-04]'],
    ['QrVnpay', 'QR payment', '[S9-05]'],
    ['VnBankVnpay', 'Domestic credit/debit card', '[S9-06]'],
    ['IntCardVnpay', 'International card', '[S9-07]'],
  ] as const)('show %s as %s %s', (method, name, _row) => {
    expect(statuses.PAYMENT_METHODS_SAID[method].en).toBe(name);
  });

  it('name the wallet and Manual Payment [S9-08]', () => {
    expect([statuses.PAYMENT_METHODS_SAID.Wallet.en, statuses.PAYMENT_METHODS_SAID.Manual.en]).toEqual([
      'Vemoi wallet',
      'Manual Payment',
    ]);
  });
});
