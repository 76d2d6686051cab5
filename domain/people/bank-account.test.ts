import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBankAccountForm } from '#test/builders/an-id-card.ts';
import { acceptBankAccount, isAccountNumber, isBankNumber, maskedNumber } from './bank-account.ts';

describe('numbers of accounts and banks', () => {
  it.each(['1', '0011004321234', '0023457923442ASDFLJ', 'VQRQABRLS0448', '1'.repeat(19)])(
    '%j can be an account',
    (text) => {
      expect(isAccountNumber(text)).toBe(true);
    },
  );

  it.each(['', '1'.repeat(20), '0011 0043', '0011-0043', 'số1', ' 1', '1\n'])('%j cannot be an account', (text) => {
    expect(isAccountNumber(text)).toBe(false);
  });

  it('banks have six digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8, unit: fc.constantFrom(...'0123456789A ') }), (text) => {
        expect(isBankNumber(text)).toBe(text.length === 6 && [...text].every((sign) => sign >= '0' && sign <= '9'));
      }),
    );
    expect(['970436', '000000'].every(isBankNumber)).toBe(true);
    expect(['x970436', '970436x', '9704361'].some(isBankNumber)).toBe(false);
  });
});

describe('masked number', () => {
  it('shows the last four characters, and none of a short number', () => {
    expect(['001194012345', '123456789', '12345678', '1', ''].map(maskedNumber)).toEqual([
      '••••••••2345',
      '•••••6789',
      '••••••••',
      '•',
      '',
    ]);
  });

  it('keeps the length and shows less than half', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,30}$/), (number) => {
        const masked = maskedNumber(number);
        expect(masked).toHaveLength(number.length);
        expect(masked.replaceAll('•', '').length * 2).toBeLessThanOrEqual(number.length);
      }),
    );
  });
});

const SAFE = 'GO_ON';
const REQUIRED = { kind: 'REQUIRED' };
const MALFORMED = { kind: 'MALFORMED' };

describe('a payout account', () => {
  it('is stored as banks write it', () => {
    expect(acceptBankAccount(aBankAccountForm(), SAFE)).toEqual({
      ok: true,
      value: { number: '0071000123456', holder: 'NGUYEN THI LAN', bank: 'Vietcombank' },
    });
    const company = aBankAccountForm({ number: '19-03.x7', holder: ' Công ty TNHH  Đèn Lồng 36 & Co. ' });
    expect(acceptBankAccount(company, SAFE)).toMatchObject({
      ok: true,
      value: { number: '1903X7', holder: 'CONG TY TNHH DEN LONG 36 & CO.' },
    });
  });

  it.each([
    ['number', { number: ' ' }, REQUIRED],
    ['number', { number: '1'.repeat(20) }, { kind: 'TOO_LONG', max: 19 }],
    ['number', { number: '0071_000' }, MALFORMED],
    ['number', { number: '+84071' }, MALFORMED],
    ['holder', { holder: '' }, REQUIRED],
    ['holder', { holder: 'A'.repeat(71) }, { kind: 'TOO_LONG', max: 70 }],
    ['holder', { holder: '& Co' }, MALFORMED],
    ['holder', { holder: 'Lan <b>' }, MALFORMED],
    ['bank', { bank: '  ' }, REQUIRED],
    ['bank', { bank: 'B'.repeat(201) }, { kind: 'TOO_LONG', max: 200 }],
  ])('is refused for its %s: %j', (field, over, problem) => {
    expect(acceptBankAccount(aBankAccountForm(over), SAFE)).toEqual({
      ok: false,
      refusal: { code: 'BANK_ACCOUNT_INCOMPLETE', problems: [{ field, problem }] },
    });
  });

  it('needs a second factor', () => {
    expect(acceptBankAccount(aBankAccountForm(), 'ASK')).toEqual({
      ok: false,
      refusal: { code: 'SECOND_FACTOR_REQUIRED', step: 'ASK' },
    });
  });

  it('accepts what it stored', () => {
    const number = fc.stringMatching(/^[0-9]{6,19}$/);
    const holder = fc
      .array(fc.constantFrom('Nguyễn', 'Đặng', 'Thị', 'Ý', 'Lan', 'Ơn'), { minLength: 1, maxLength: 5 })
      .map((words) => words.join('  '));
    fc.assert(
      fc.property(number, holder, (digits, name) => {
        const once = acceptBankAccount(aBankAccountForm({ number: digits, holder: name }), SAFE);
        expect(once.ok).toBe(true);
        if (once.ok) expect(acceptBankAccount(once.value, SAFE)).toEqual(once);
      }),
    );
  });
});
