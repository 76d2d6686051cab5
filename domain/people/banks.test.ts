import { expect, it } from 'vitest';
import { isBankNumber } from './bank-account.ts';
import { BANKS, bankOf } from './banks.ts';

it('every bank has a NAPAS number and a name of its own', () => {
  expect(BANKS.every(({ bin, name, fullName }) => isBankNumber(bin) && name !== '' && fullName !== '')).toBe(true);
  expect(new Set(BANKS.map(({ bin }) => bin)).size).toBe(BANKS.length);
  expect(new Set(BANKS.map(({ name }) => name)).size).toBe(BANKS.length);
});

it('a bank is found by its number', () => {
  expect(bankOf('970436')?.name).toBe('Vietcombank');
  expect(bankOf('000000')).toBeNull();
});
