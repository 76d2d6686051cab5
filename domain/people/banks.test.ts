import { expect, it } from 'vitest';
import { isBankNumber } from './bank-account.ts';
import { BANKS, bankClaimed, bankNamed, bankOf } from './banks.ts';

it('every bank has a NAPAS number and a name of its own', () => {
  expect(BANKS.every(({ bin, name, fullName }) => isBankNumber(bin) && name !== '' && fullName !== '')).toBe(true);
  expect(new Set(BANKS.map(({ bin }) => bin)).size).toBe(BANKS.length);
  expect(new Set(BANKS.map(({ name }) => name)).size).toBe(BANKS.length);
});

it('a bank is found by its number', () => {
  expect(bankOf('970436')?.name).toBe('Vietcombank');
  expect(bankOf('000000')).toBeNull();
});

it.each([
  ['Vietcombank', 'Vietcombank'],
  ['Ngân hàng VIETCOMBANK – chi nhánh Hà Nội', 'Vietcombank'],
  ['V i e t c o m b a n k', 'Vietcombank'],
  ['Viet\u200Bc0mbank', 'Vietcombank'],
  ['CSKH BIDV', 'BIDV'],
  ['Ngan hang OCB Bank', 'OCB Bank'],
  ['HSBC', 'HSBC Vietnam'],
  ['momo', 'MoMo'],
  ['Momo Café', undefined],
  ['Timo Nguyễn', undefined],
  ['Học viện Ngân hàng', undefined],
  ['Hội hiến máu – Ngân hàng máu', undefined],
  ['Linh Nguyễn', undefined],
  ['', undefined],
])('the bank that %j names is %s', (text, name) => {
  expect(bankNamed(text)?.name).toBe(name);
});

it('every bank is found in its own name, with anything around it', () => {
  const ordinary = ['MoMo', 'Timo'];
  for (const { name } of BANKS) {
    expect(bankNamed(name)).not.toBeNull();
    if (!ordinary.includes(name)) expect(bankNamed(`Sự kiện ${name.toUpperCase()} 2026`)).not.toBeNull();
  }
});

it('a bank writes in its own name as an approved corporate only', () => {
  const own = { name: 'Vietcombank Hà Nội', isCorporate: true };
  expect(bankClaimed('Vietcombank', own)).toBeNull();
  expect(bankClaimed('Techcombank', own)?.name).toBe('Techcombank');
  expect(bankClaimed('Vietcombank', { ...own, isCorporate: false })?.name).toBe('Vietcombank');
  expect(bankClaimed('Linh', { name: 'Linh', isCorporate: false })).toBeNull();
});
