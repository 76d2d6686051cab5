import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBankAccountForm } from '#test/builders/an-id-card.ts';
import { acceptBankAccount } from './bank-account.ts';

const SAFE = 'GO_ON';
const REQUIRED = { kind: 'REQUIRED' };
const MALFORMED = { kind: 'MALFORMED' };

describe('a bank account', () => {
  it('is kept as the bank writes it', () => {
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
  ])('has something wrong with its %s: %j', (field, over, problem) => {
    expect(acceptBankAccount(aBankAccountForm(over), SAFE)).toEqual({
      ok: false,
      refusal: { code: 'BANK_ACCOUNT_INCOMPLETE', problems: [{ field, problem }] },
    });
  });

  it('is named only with a second factor', () => {
    expect(acceptBankAccount(aBankAccountForm(), 'ASK')).toEqual({
      ok: false,
      refusal: { code: 'SECOND_FACTOR_REQUIRED', step: 'ASK' },
    });
  });

  it('what was kept is kept as it is when it is named again', () => {
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
