import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountNumber, isBankNumber } from './account-number.ts';

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

  it('a bank has six digits, and no other text is one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8, unit: fc.constantFrom(...'0123456789A ') }), (text) => {
        expect(isBankNumber(text)).toBe(text.length === 6 && [...text].every((sign) => sign >= '0' && sign <= '9'));
      }),
    );
    expect(['970436', '000000'].every(isBankNumber)).toBe(true);
    expect(['x970436', '970436x', '9704361'].some(isBankNumber)).toBe(false);
  });
});
