import fc from 'fast-check';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { KYC_STATUSES } from '#domain/people/kyc.ts';
import { WALLET_UNITS } from '#domain/programme/wallet.ts';
import {
  type FeeAgreement,
  WITHDRAWAL_STATUSES,
  type WithdrawalCommand,
  type WithdrawalForm,
  type Withdrawer,
} from '#domain/programme/withdrawal.ts';
import { aWithdrawer } from '#test/builders/a-withdrawal.ts';
import { anyDong } from './money.arbitraries.ts';
import { anyAccountId } from './viewer.arbitraries.ts';

/** From no fee to more than the amount. */
export const anyAgreement: fc.Arbitrary<FeeAgreement> = fc.record({
  basisPoints: fc.oneof(fc.constantFrom(0, 250, 10_000), fc.integer({ min: 0, max: 10_000 })),
  fixed: anyDong,
});

export const anyWithdrawer: fc.Arbitrary<Withdrawer> = fc
  .record(
    {
      kyc: fc.option(fc.constantFrom(...KYC_STATUSES)),
      bankAccounts: fc.constant([]),
      available: anyDong,
      owes: fc.option(fc.record({ unit: fc.constantFrom(...WALLET_UNITS), owed: fc.integer({ min: 1 }) })),
      withdrawals: fc.array(fc.record({ status: fc.constantFrom(...WITHDRAWAL_STATUSES) }), { maxLength: 3 }),
      agreement: anyAgreement.map((agreement) => ({ ...agreement, minimum: ZERO })),
      secondFactor: fc.constantFrom('GO_ON', 'ASK', 'SET_UP_FIRST'),
    },
    { requiredKeys: [] },
  )
  .map(aWithdrawer);

export const anyWithdrawalForm: fc.Arbitrary<WithdrawalForm> = fc.record({
  amount: fc.option(anyDong),
  bankAccountId: fc.constantFrom('b1', 'b1', 'unknown', null),
});

export const anyWithdrawalCommand: fc.Arbitrary<WithdrawalCommand> = fc.oneof(
  fc.record({ kind: fc.constant('REVIEW') }),
  fc.record({ kind: fc.constantFrom('APPROVE', 'CANCEL'), by: anyAccountId }),
  fc.record({
    kind: fc.constantFrom('REJECT', 'BANK_RETURNED'),
    reason: fc.constantFrom('', 'The name on the account is another'),
  }),
  fc.record({ kind: fc.constant('CONFIRM_TRANSFER'), bankReference: fc.constantFrom('', 'FT26324000001') }),
);
