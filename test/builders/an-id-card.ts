import type { BankAccountForm } from '#domain/people/bank-account.ts';
import type { IdCard } from '#domain/people/id-card.ts';

export const anIdCard = (over: Partial<IdCard> = {}): IdCard => ({
  fullname: 'Nguyễn Thị Lan',
  birthday: '1994-05-17',
  idNumber: '001194012345',
  frontImage: 'file 1',
  backImage: 'file 2',
  ...over,
});

export const aBankAccountForm = (over: Partial<BankAccountForm> = {}): BankAccountForm => ({
  number: '0071 000 123456',
  holder: 'Nguyễn Thị Lan',
  bank: ' Vietcombank ',
  ...over,
});
