import { dong } from '#domain/kernel/money/dong.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { Withdrawal, Withdrawer } from '#domain/programme/withdrawal.ts';
import { accountId } from './a-viewer.ts';

export const aBankAccount: BankAccount = {
  bankAccountId: 'b1',
  number: '0071000123456',
  holder: 'NGUYEN THI LAN',
  bank: 'Vietcombank',
};

/** Lan: verified, with a bank account, a second factor and a million dong. */
export const aWithdrawer = (over: Partial<Withdrawer> = {}): Withdrawer => ({
  accountId: accountId('lan'),
  kyc: 'APPROVED',
  bankAccounts: [aBankAccount],
  available: dong(1_000_000),
  maturing: null,
  refundsDue: null,
  owes: null,
  withdrawals: [],
  agreement: { basisPoints: 250, fixed: dong(1_000), minimum: dong(0) },
  secondFactor: 'GO_ON',
  ...over,
});

export const aWithdrawal: Withdrawal = {
  status: 'SUBMITTED',
  requestedBy: accountId('lan'),
  payout: { amount: dong(1_000_000), fee: dong(26_000), total: dong(974_000) },
  to: aBankAccount,
};
