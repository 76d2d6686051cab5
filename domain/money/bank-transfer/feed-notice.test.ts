import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CassoNotice, fromCasso, fromSepay, type SepayNotice } from './feed-notice.ts';

// The example of developer.sepay.vn.
const SEPAY: SepayNotice = {
  id: 92704,
  transactionDate: '2023-03-25 14:02:37',
  accountNumber: '0123499999',
  code: null,
  content: 'chuyen tien mua iphone',
  transferType: 'in',
  transferAmount: 2277000,
  referenceCode: 'MBVCB.3278907687',
  description: '',
};

// The example of Casso's documentation of its webhook v2.
const CASSO: CassoNotice = {
  id: 123456,
  reference: 'BANK_REF_123',
  description: 'giao dich thu nghiem',
  amount: 599000,
  transactionDateTime: '2025-02-12 15:36:21',
  accountNumber: '88888888',
};

describe('what SePay tells', () => {
  it('is read from its own example; its time is Vietnam’s', () => {
    expect(fromSepay(SEPAY)).toEqual({
      ok: true,
      value: {
        provider: 'sepay',
        providerTransferId: '92704',
        bankAccount: '0123499999',
        bankReference: 'MBVCB.3278907687',
        amount: 2_277_000,
        direction: 'in',
        code: null,
        content: 'chuyen tien mua iphone',
        description: '',
        transferredAt: Date.parse('2023-03-25T07:02:37Z'),
      },
    });
  });

  it.each([
    [{ referenceCode: '' }, { bankReference: 'sepay:92704' }],
    [{ referenceCode: null }, { bankReference: 'sepay:92704' }],
    [{ code: '' }, { code: null }],
    [{ code: 'VEMOIABC' }, { code: 'VEMOIABC' }],
    [{ description: null }, { description: '' }],
    [{ description: 'BankAPINotify' }, { description: 'BankAPINotify' }],
    [{ transferType: 'out' }, { direction: 'out' }],
    [{ id: 'a-1' }, { providerTransferId: 'a-1' }],
  ] as const)('with %j gives %j', (over, read) => {
    expect(fromSepay({ ...SEPAY, ...over })).toMatchObject({ ok: true, value: read });
  });

  it('at no time that can be read is refused', () => {
    expect(fromSepay({ ...SEPAY, transactionDate: 'yesterday' })).toEqual({
      ok: false,
      refusal: { kind: 'TIME_MALFORMED', field: 'transactionDate' },
    });
  });
});

describe('what Casso tells', () => {
  it('is read from its own example', () => {
    expect(fromCasso(CASSO)).toEqual({
      ok: true,
      value: {
        provider: 'casso',
        providerTransferId: '123456',
        bankAccount: '88888888',
        bankReference: 'BANK_REF_123',
        amount: 599_000,
        direction: 'in',
        code: null,
        content: 'giao dich thu nghiem',
        description: '',
        transferredAt: Date.parse('2025-02-12T08:36:21Z'),
      },
    });
  });

  it('money that left is a negative amount; nothing at all is no money out', () => {
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(fromCasso({ ...CASSO, amount })).toMatchObject({
          value: { amount: Math.abs(amount), direction: amount < 0 ? 'out' : 'in' },
        });
      }),
    );
  });

  it.each([0, '0'])('its test call, number %j, is no transfer, whatever else it says', (id) => {
    expect(fromCasso({ ...CASSO, id, transactionDateTime: '' })).toEqual({ ok: true, value: null });
  });

  it('without a reference is told apart by its own number', () => {
    expect(fromCasso({ ...CASSO, reference: null })).toMatchObject({ value: { bankReference: 'casso:123456' } });
  });

  it('at no time that can be read is refused', () => {
    expect(fromCasso({ ...CASSO, transactionDateTime: '' })).toEqual({
      ok: false,
      refusal: { kind: 'TIME_MALFORMED', field: 'transactionDateTime' },
    });
  });
});
