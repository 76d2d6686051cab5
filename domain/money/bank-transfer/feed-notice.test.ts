import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { type CassoNotice, fromCasso, fromSepay, isFreshNotice, noticeTime, type SepayNotice } from './feed-notice.ts';

describe('a notice’s timestamp', () => {
  it.each([
    ['2023-03-25 14:02:37', '2023-03-25T07:02:37Z'],
    ['2023-03-25T14:02:37', '2023-03-25T07:02:37Z'],
    ['2025-02-12 15:36:21.250', '2025-02-12T08:36:21Z'],
    ['2026-01-01 00:00:00', '2025-12-31T17:00:00Z'],
    ['2024-02-29 23:59:59', '2024-02-29T16:59:59Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00:00.5+07:00', '2026-11-20T03:00:00.500Z'],
  ])('%j means %s', (text, at) => {
    expect(noticeTime(text)).toBe(Date.parse(at));
  });

  it.each([
    '',
    'yesterday',
    '+002023-03-25T14:02:37Z',
    '2026-13-40 10:00:00',
    '2026-02-30 10:00:00',
    '2026-11-20 25:00:00',
    '2026-11-20T10:61:00Z',
    '2026-02-29T10:00:00+07:00',
    '2026-11-31T10:00:00Z',
    '2026-11-20',
    '2026-11-20 10:00',
    '20/11/2026 10:00:00',
    '2026-11-20 10:00:00Z',
    'x2026-11-20 10:00:00',
    '2026-11-20 10:00:00x',
    '2026-11-20 10:00:00.',
    '2026-11-20T10:00:00.Z',
    'x2026-11-20T10:00:00Z',
    '2026-11-20T10:00:00Zx',
    '2026-11-20T10:00:00Z (UTC)',
    'Fri, 20 Nov 2026 10:00:00 GMT',
  ])('refuses %j', (text) => {
    expect(noticeTime(text)).toBeNull();
  });

  it('round-trips any second in Vietnamese time', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (ms) => {
        const at = ms - (ms % 1_000);
        const local = new Date(at + 7 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
        expect(noticeTime(local)).toBe(at);
        expect(noticeTime(new Date(at).toISOString())).toBe(at);
      }),
    );
  });
});

describe('a signed call', () => {
  it.each([
    [0, true],
    [5 * MINUTE, true],
    [-5 * MINUTE, true],
    [5 * MINUTE + 1, false],
    [-5 * MINUTE - 1, false],
  ])('made %d ms ago is fresh: %s', (age, now) => {
    expect(isFreshNotice(later(NOW, -age), NOW)).toBe(now);
  });

  it('without a readable time is not fresh', () => {
    expect(isFreshNotice(instant(Number.NaN), NOW)).toBe(false);
  });
});

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

describe('SePay notices', () => {
  it('reads the documented example, in Vietnamese time', () => {
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
  ] as const)('with %j give %j', (over, read) => {
    expect(fromSepay({ ...SEPAY, ...over })).toMatchObject({ ok: true, value: read });
  });

  it('without a readable time are refused', () => {
    expect(fromSepay({ ...SEPAY, transactionDate: 'yesterday' })).toEqual({
      ok: false,
      refusal: { kind: 'TIME_MALFORMED', field: 'transactionDate' },
    });
  });
});

describe('Casso notices', () => {
  it('reads the documented example', () => {
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

  it('outgoing money is negative; zero is not outgoing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.constant(0)), (amount) => {
        expect(fromCasso({ ...CASSO, amount })).toMatchObject({
          value: { amount: Math.abs(amount), direction: amount < 0 ? 'out' : 'in' },
        });
      }),
    );
  });

  it.each([0, '0'])('ignores the test call with id %j', (id) => {
    expect(fromCasso({ ...CASSO, id, transactionDateTime: '' })).toEqual({ ok: true, value: null });
  });

  it('without a reference are identified by their id', () => {
    expect(fromCasso({ ...CASSO, reference: null })).toMatchObject({ value: { bankReference: 'casso:123456' } });
  });

  it('without a readable time are refused', () => {
    expect(fromCasso({ ...CASSO, transactionDateTime: '' })).toEqual({
      ok: false,
      refusal: { kind: 'TIME_MALFORMED', field: 'transactionDateTime' },
    });
  });
});
