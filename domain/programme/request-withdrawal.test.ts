import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyWithdrawalCommand, anyWithdrawalForm, anyWithdrawer } from '#test/arbitraries/withdrawal.arbitraries.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { aBankAccount, aWithdrawal, aWithdrawer } from '#test/builders/a-withdrawal.ts';
import { decideWithdrawal, evolveWithdrawal } from './decide-withdrawal.ts';
import { requestWithdrawal, whyNoWithdrawal } from './request-withdrawal.ts';
import { isPendingWithdrawal, type Withdrawal } from './withdrawal.ts';

const form = { amount: dong(1_000_000), bankAccountId: 'b1' };

describe('asking for a withdrawal', () => {
  it('freezes amount, fee, total and the receiving account', () => {
    expect(requestWithdrawal(aWithdrawer(), form)).toEqual({ ok: true, value: aWithdrawal });
    expect(aWithdrawal.requestedBy).toBe(anAccount().accountId);
  });

  it.each([
    ['no card', { kyc: null }, { code: 'KYC_REQUIRED', status: null }],
    ['a card that nobody has looked at', { kyc: 'PENDING' }, { code: 'KYC_REQUIRED', status: 'PENDING' }],
    ['a rejected card', { kyc: 'REJECTED' }, { code: 'KYC_REQUIRED', status: 'REJECTED' }],
    ['no bank account', { bankAccounts: [] }, { code: 'BANK_ACCOUNT_REQUIRED' }],
    ['neither card nor account', { kyc: null, bankAccounts: [] }, { code: 'KYC_REQUIRED', status: null }],
  ] as const)('is refused with %s [S5-44]', (_what, over, refusal) => {
    expect(requestWithdrawal(aWithdrawer(over), form)).toEqual({ ok: false, refusal });
  });

  it.each(['SUBMITTED', 'UNDER_REVIEW', 'APPROVED'] as const)('is refused while one is %s [S4-54]', (status) => {
    expect(requestWithdrawal(aWithdrawer({ withdrawals: [{ status: 'TRANSFERRED' }, { status }] }), form)).toEqual({
      ok: false,
      refusal: { code: 'WITHDRAWAL_PENDING' },
    });
  });

  it('may follow on one that has ended [S4-54]', () => {
    const ended = (['TRANSFERRED', 'REJECTED', 'CANCELLED'] as const).map((status) => ({ status }));
    expect(requestWithdrawal(aWithdrawer({ withdrawals: ended }), form).ok).toBe(true);
  });

  it.each([
    [
      'with a debt in points',
      { owes: { unit: 'POINT', owed: 7 } },
      {},
      { code: 'BALANCE_NEGATIVE', unit: 'POINT', owed: 7 },
    ],
    ['without a second factor', { secondFactor: 'ASK' }, {}, { code: 'SECOND_FACTOR_REQUIRED', step: 'ASK' }],
    ['without an amount', {}, { amount: null }, { code: 'AMOUNT_REQUIRED' }],
    ['of nothing', {}, { amount: dong(0) }, { code: 'AMOUNT_REQUIRED' }],
    ['without a receiving account', {}, { bankAccountId: null }, { code: 'RECEIVING_ACCOUNT_REQUIRED' }],
    ['to an account of somebody else', {}, { bankAccountId: 'b2' }, { code: 'RECEIVING_ACCOUNT_REQUIRED' }],
    ['of more than there is', { available: dong(999_999) }, {}, { code: 'MORE_THAN_AVAILABLE', available: 999_999 }],
    ['that the fee eats up', {}, { amount: dong(1_025) }, { code: 'NOTHING_AFTER_FEE', fee: 1_025 }],
  ] as const)('is refused %s', (_what, over, filled, refusal) => {
    expect(requestWithdrawal(aWithdrawer(over), { ...form, ...filled })).toEqual({ ok: false, refusal });
  });

  it('may be of everything, to any of the own accounts', () => {
    const second = { ...aBankAccount, bankAccountId: 'b2' };
    const who = aWithdrawer({ bankAccounts: [aBankAccount, second], agreement: { basisPoints: 0, fixed: dong(0) } });
    expect(requestWithdrawal(who, { ...form, bankAccountId: 'b2' })).toMatchObject({
      ok: true,
      value: { to: second, payout: { total: 1_000_000 } },
    });
  });

  it('never takes more than there is, and what stands against the form stands against every form', () => {
    fc.assert(
      fc.property(anyWithdrawer, anyWithdrawalForm, (who, filled) => {
        const asked = requestWithdrawal(who, filled);
        if (whyNoWithdrawal(who) !== null) expect(asked.ok).toBe(false);
        if (asked.ok) expect(asked.value.payout.amount).toBeLessThanOrEqual(who.available);
        expect(asked.ok ? asked.value.payout.total > 0 : asked.refusal.code).toBeTruthy();
      }),
    );
  });

  it('never leaves two pending, in whatever order they are asked for and worked on [S4-54]', () => {
    const step = fc.oneof(fc.constant('ASK' as const), fc.tuple(fc.nat({ max: 9 }), anyWithdrawalCommand));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (story) => {
        const withdrawals: Withdrawal[] = [];
        for (const what of story) {
          if (what === 'ASK') {
            const asked = requestWithdrawal(aWithdrawer({ withdrawals }), form);
            expect(asked.ok).toBe(!withdrawals.some(isPendingWithdrawal));
            if (asked.ok) withdrawals.push(asked.value);
            continue;
          }
          const [at, command] = what;
          const withdrawal = withdrawals[at];
          const decided = withdrawal === undefined ? null : decideWithdrawal(withdrawal, command);
          if (withdrawal !== undefined && decided?.ok)
            withdrawals[at] = decided.value.reduce(evolveWithdrawal, withdrawal);
        }
        expect(withdrawals.filter(isPendingWithdrawal).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
