import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { anyDong, anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import {
  anyAgreement,
  anyWithdrawalCommand,
  anyWithdrawalForm,
  anyWithdrawer,
} from '#test/arbitraries/withdrawal.arbitraries.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { aBankAccount, aWithdrawal, aWithdrawer } from '#test/builders/a-withdrawal.ts';
import { given } from '#test/builders/given.ts';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  decideWithdrawal,
  evolveWithdrawal,
  isPayable,
  isPendingWithdrawal,
  payoutOf,
  requestWithdrawal,
  WITHDRAWAL_STATUSES,
  WITHDRAWAL_TRANSITIONS,
  type Withdrawal,
  type WithdrawalCommand,
  type WithdrawalEvent,
  withdrawalObstacle,
} from './withdrawal.ts';

describe('a payout', () => {
  it.each([
    ['2.5 %', 1_000_001, 250, 0, 25_000, 975_001],
    ['2.5 % and 1,000', 1_000_000, 250, 1_000, 26_000, 974_000],
    ['nothing agreed', 1_000_000, 0, 0, 0, 1_000_000],
    ['more than there is', 5_000, 0, 11_000, 5_000, 0],
  ])('with %s is the amount minus the agreed fee [S9-35]', (_agreed, amount, basisPoints, fixed, fee, total) => {
    expect(payoutOf(dong(amount), { basisPoints, fixed: dong(fixed) })).toEqual({ amount, fee, total });
  });

  it('fee and total sum to the amount and are not negative', () => {
    fc.assert(
      fc.property(anyLargeDong, anyAgreement, (amount, agreement) => {
        const payout = payoutOf(amount, agreement);
        expect(plus(payout.fee, payout.total)).toBe(amount);
        expect(Math.min(payout.fee, payout.total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a larger request never pays out less', () => {
    fc.assert(
      fc.property(anyDong, anyDong, anyAgreement, (amount, more, agreement) => {
        expect(payoutOf(plus(amount, more), agreement).total).toBeGreaterThanOrEqual(payoutOf(amount, agreement).total);
        expect(payoutOf(ZERO, agreement).total).toBe(0);
      }),
    );
  });
});

const form = { amount: dong(1_000_000), bankAccountId: 'b1' };

describe('requesting a withdrawal', () => {
  it('freezes amount, fee, total and account', () => {
    expect(requestWithdrawal(aWithdrawer(), form)).toEqual({ ok: true, value: aWithdrawal });
    expect(aWithdrawal.requestedBy).toBe(anAccount().accountId);
  });

  it.each([
    ['no card', { kyc: null }, { code: 'KYC_REQUIRED', status: null }],
    ['a card that nobody has looked at', { kyc: 'PENDING' }, { code: 'KYC_REQUIRED', status: 'PENDING' }],
    ['a rejected card', { kyc: 'REJECTED' }, { code: 'KYC_REQUIRED', status: 'REJECTED' }],
    ['no bank account', { bankAccounts: [] }, { code: 'BANK_ACCOUNT_REQUIRED' }],
    ['neither card nor account', { kyc: null, bankAccounts: [] }, { code: 'KYC_REQUIRED', status: null }],
  ] as const)('is refused for %s [S5-44]', (_what, over, refusal) => {
    expect(requestWithdrawal(aWithdrawer(over), form)).toEqual({ ok: false, refusal });
  });

  it.each(['SUBMITTED', 'UNDER_REVIEW', 'APPROVED'] as const)('is refused while another is %s [S4-54]', (status) => {
    expect(requestWithdrawal(aWithdrawer({ withdrawals: [{ status: 'TRANSFERRED' }, { status }] }), form)).toEqual({
      ok: false,
      refusal: { code: 'WITHDRAWAL_PENDING' },
    });
  });

  it('is allowed after an earlier one ended [S4-54]', () => {
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
    [
      'of sales that can still be refunded',
      { available: dong(600_000), maturing: { amount: dong(400_000), from: NOW } },
      {},
      { code: 'NOT_MATURED', available: 600_000, from: NOW },
    ],
    [
      'of more than there is and will be',
      { available: dong(600_000), maturing: { amount: dong(399_999), from: NOW } },
      {},
      { code: 'MORE_THAN_AVAILABLE', available: 600_000 },
    ],
    [
      'while an event is being cancelled',
      { refundsDue: 'Đêm nhạc Trịnh' },
      {},
      { code: 'REFUNDS_DUE', eventName: 'Đêm nhạc Trịnh' },
    ],
    [
      'that is below the smallest',
      { agreement: { basisPoints: 0, fixed: dong(0), minimum: dong(50_000) } },
      { amount: dong(49_999) },
      { code: 'BELOW_MINIMUM', minimum: 50_000 },
    ],
    ['that the fee eats up', {}, { amount: dong(1_025) }, { code: 'NOTHING_AFTER_FEE', fee: 1_025 }],
  ] as const)('is refused %s', (_what, over, filled, refusal) => {
    expect(requestWithdrawal(aWithdrawer(over), { ...form, ...filled })).toEqual({ ok: false, refusal });
  });

  it('accepts the full balance, to any own account', () => {
    const second = { ...aBankAccount, bankAccountId: 'b2' };
    const who = aWithdrawer({
      bankAccounts: [aBankAccount, second],
      agreement: { basisPoints: 0, fixed: dong(0), minimum: dong(0) },
    });
    expect(requestWithdrawal(who, { ...form, bankAccountId: 'b2' })).toMatchObject({
      ok: true,
      value: { to: second, payout: { total: 1_000_000 } },
    });
  });

  it('never exceeds the balance, and general obstacles block every form', () => {
    fc.assert(
      fc.property(anyWithdrawer, anyWithdrawalForm, (who, filled) => {
        const asked = requestWithdrawal(who, filled);
        if (withdrawalObstacle(who) !== null) expect(asked.ok).toBe(false);
        if (asked.ok) expect(asked.value.payout.amount).toBeLessThanOrEqual(who.available);
        expect(asked.ok ? asked.value.payout.total > 0 : asked.refusal.code).toBeTruthy();
      }),
    );
  });

  it('never leaves two pending [S4-54]', () => {
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

const LAN = accountId('lan');
const MINH = accountId('minh');
const HOA = accountId('hoa');
const story = given(evolveWithdrawal, aWithdrawal);
const asked = (command: WithdrawalCommand) => (state: Withdrawal) => decideWithdrawal(state, command);
const REVIEWED: WithdrawalEvent = { kind: 'REVIEW_BEGAN' };
const APPROVED: readonly WithdrawalEvent[] = [
  REVIEWED,
  { kind: 'APPROVED_BY', by: MINH },
  { kind: 'APPROVED_BY', by: HOA },
  { kind: 'APPROVED' },
];
const TRANSFER: WithdrawalCommand = { kind: 'CONFIRM_TRANSFER', bankReference: 'FT26324000001' };

describe('a withdrawal', () => {
  it('goes from submitted through review to transferred [S4-53]', () => {
    const done = story()
      .when(asked({ kind: 'REVIEW' }))
      .thenHappens(REVIEWED)
      .when(asked({ kind: 'APPROVE', by: MINH }))
      .thenHappens({ kind: 'APPROVED_BY', by: MINH })
      .when(asked(TRANSFER))
      .thenRefused({ code: 'WRONG_STATUS', status: 'UNDER_REVIEW' })
      .when(asked({ kind: 'APPROVE', by: HOA }))
      .thenHappens({ kind: 'APPROVED_BY', by: HOA }, { kind: 'APPROVED' })
      .when(asked(TRANSFER))
      .thenHappens({ kind: 'TRANSFERRED', bankReference: 'FT26324000001' });
    expect(done.state).toEqual({ ...aWithdrawal, status: 'TRANSFERRED', bankReference: 'FT26324000001' });
  });

  it('needs two approvers other than the requester [S6-24]', () => {
    story(REVIEWED)
      .when(asked({ kind: 'APPROVE', by: MINH }))
      .thenHappens({ kind: 'APPROVED_BY', by: MINH })
      .when(asked({ kind: 'APPROVE', by: MINH }))
      .thenRefused({ code: 'SAME_APPROVER' })
      .when(asked({ kind: 'APPROVE', by: LAN }))
      .thenRefused({ code: 'OWN_WITHDRAWAL' });
    expect(story(...APPROVED).state).toEqual({ ...aWithdrawal, status: 'APPROVED', approvals: [MINH, HOA] });
  });

  it('is not approved while the account that asked for it is suspended', () => {
    story(REVIEWED)
      .when(asked({ kind: 'APPROVE', by: MINH, requesterSuspended: true }))
      .thenRefused({ code: 'REQUESTER_SUSPENDED' })
      .when(asked({ kind: 'APPROVE', by: MINH, requesterSuspended: false }))
      .thenHappens({ kind: 'APPROVED_BY', by: MINH });
  });

  it('is neither approved nor paid while more was taken back than is left, unless the bank has paid it', () => {
    const transfer = { kind: 'CONFIRM_TRANSFER', bankReference: 'FT1' } as const;
    story(REVIEWED)
      .when(asked({ kind: 'APPROVE', by: MINH, owing: true }))
      .thenRefused({ code: 'OWES_MONEY' });
    story(...APPROVED)
      .when(asked({ ...transfer, owing: true }))
      .thenRefused({ code: 'OWES_MONEY' })
      .when(asked(transfer))
      .thenHappens({ kind: 'TRANSFERRED', bankReference: 'FT1' });
  });

  it('that is approved is not paid while the account is suspended, unless the bank has paid it', () => {
    const transfer = { kind: 'CONFIRM_TRANSFER', bankReference: 'FT1' } as const;
    story(...APPROVED)
      .when(asked({ ...transfer, requesterSuspended: true }))
      .thenRefused({ code: 'REQUESTER_SUSPENDED' })
      .when(asked(transfer))
      .thenHappens({ kind: 'TRANSFERRED', bankReference: 'FT1' });
    expect(WITHDRAWAL_STATUSES.filter((status) => isPayable({ status }, false))).toEqual(['APPROVED']);
    expect(WITHDRAWAL_STATUSES.filter((status) => isPayable({ status }, true))).toEqual([]);
  });

  it('is rejected with a reason, in review or when the bank returns it', () => {
    const reason = 'The name on the account is another';
    const rejected = story(REVIEWED)
      .when(asked({ kind: 'REJECT', reason: ' ' }))
      .thenRefused({ code: 'REASON_REQUIRED' })
      .when(asked({ kind: 'REJECT', reason }))
      .thenHappens({ kind: 'REJECTED', reason });
    expect(rejected.state).toEqual({ ...aWithdrawal, status: 'REJECTED', reason });
    story(...APPROVED)
      .when(asked({ kind: 'REJECT', reason }))
      .thenRefused({ code: 'WRONG_STATUS', status: 'APPROVED' })
      .when(asked({ kind: 'BANK_RETURNED', reason: '' }))
      .thenRefused({ code: 'REASON_REQUIRED' })
      .when(asked({ kind: 'BANK_RETURNED', reason }))
      .thenHappens({ kind: 'REJECTED', reason });
  });

  it('can be cancelled by the requester until approved', () => {
    const cancel: WithdrawalCommand = { kind: 'CANCEL', by: LAN };
    const cancelled = story()
      .when(asked({ kind: 'CANCEL', by: MINH }))
      .thenRefused({ code: 'NOT_YOUR_WITHDRAWAL' })
      .when(asked(cancel))
      .thenHappens({ kind: 'CANCELLED' });
    expect(cancelled.state).toEqual({ ...aWithdrawal, status: 'CANCELLED' });
    story(REVIEWED).when(asked(cancel)).thenHappens({ kind: 'CANCELLED' });
    story(...APPROVED)
      .when(asked(cancel))
      .thenRefused({ code: 'WRONG_STATUS', status: 'APPROVED' });
  });

  it('needs the bank’s reference to be transferred', () => {
    story(...APPROVED)
      .when(asked({ kind: 'CONFIRM_TRANSFER', bankReference: ' ' }))
      .thenRefused({ code: 'BANK_REFERENCE_REQUIRED' });
  });

  it('a new review discards earlier approvals', () => {
    expect(story(REVIEWED, { kind: 'APPROVED_BY', by: MINH }, REVIEWED).state).toMatchObject({ approvals: [] });
    expect(story({ kind: 'APPROVED_BY', by: MINH }).state).toMatchObject({ approvals: [MINH] });
  });

  it('reaches every status, and is pending until final [S4-53]', () => {
    expect(reachable(WITHDRAWAL_TRANSITIONS, 'SUBMITTED')).toEqual(new Set(WITHDRAWAL_STATUSES));
    expect(WITHDRAWAL_STATUSES.filter((status) => isPendingWithdrawal({ status }))).toEqual([
      'SUBMITTED',
      'UNDER_REVIEW',
      'APPROVED',
    ]);
  });

  it.each([
    ['SUBMITTED', ['REVIEW', 'CANCEL']],
    ['UNDER_REVIEW', ['APPROVE', 'REJECT', 'CANCEL']],
    ['APPROVED', ['CONFIRM_TRANSFER', 'BANK_RETURNED']],
    ['TRANSFERRED', []],
    ['REJECTED', []],
    ['CANCELLED', []],
  ] as const)('%s allows %j and refuses the rest', (status, allowed) => {
    const commands: WithdrawalCommand[] = [
      { kind: 'REVIEW' },
      { kind: 'APPROVE', by: MINH },
      { kind: 'REJECT', reason: 'no' },
      { kind: 'CANCEL', by: LAN },
      TRANSFER,
      { kind: 'BANK_RETURNED', reason: 'no' },
    ];
    const here = { ...aWithdrawal, status, approvals: [], bankReference: 'FT', reason: 'no' } as Withdrawal;
    expect(commands.filter((command) => decideWithdrawal(here, command).ok).map((command) => command.kind)).toEqual(
      allowed,
    );
  });

  it('follows its transitions, keeps its request, and has two other approvers when transferred', () => {
    fc.assert(
      fc.property(fc.array(anyWithdrawalCommand, { maxLength: 25 }), (commands) => {
        let state: Withdrawal = aWithdrawal;
        let approvers: readonly string[] = [];
        for (const command of commands) {
          const decided = decideWithdrawal(state, command);
          for (const event of decided.ok ? decided.value : []) {
            const next: Withdrawal = evolveWithdrawal(state, event);
            if (next.status !== state.status) expect(WITHDRAWAL_TRANSITIONS[state.status]).toContain(next.status);
            if (next.status === 'APPROVED') approvers = next.approvals;
            state = next;
          }
        }
        expect(state).toMatchObject({ requestedBy: LAN, payout: aWithdrawal.payout, to: aWithdrawal.to });
        if (state.status === 'TRANSFERRED')
          expect([new Set(approvers).size, approvers.includes(LAN)]).toEqual([2, false]);
      }),
    );
  });
});
