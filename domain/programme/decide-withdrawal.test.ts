import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWithdrawalCommand } from '#test/arbitraries/withdrawal.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { aWithdrawal } from '#test/builders/a-withdrawal.ts';
import { given } from '#test/builders/given.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  decideWithdrawal,
  evolveWithdrawal,
  type WithdrawalCommand,
  type WithdrawalEvent,
} from './decide-withdrawal.ts';
import { isPendingWithdrawal, WITHDRAWAL_STATUSES, WITHDRAWAL_TRANSITIONS, type Withdrawal } from './withdrawal.ts';

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
  it('goes from submitted to under review to funds transferred [S4-53]', () => {
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

  it('is approved by two different people, none of whom asked for it [S6-24]', () => {
    story(REVIEWED)
      .when(asked({ kind: 'APPROVE', by: MINH }))
      .thenHappens({ kind: 'APPROVED_BY', by: MINH })
      .when(asked({ kind: 'APPROVE', by: MINH }))
      .thenRefused({ code: 'SAME_APPROVER' })
      .when(asked({ kind: 'APPROVE', by: LAN }))
      .thenRefused({ code: 'OWN_WITHDRAWAL' });
    expect(story(...APPROVED).state).toEqual({ ...aWithdrawal, status: 'APPROVED', approvals: [MINH, HOA] });
  });

  it('is rejected with a reason, under review or when the bank gives the money back', () => {
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

  it('is cancelled by who asked for it, until it is approved', () => {
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

  it('is transferred only under the bank’s reference', () => {
    story(...APPROVED)
      .when(asked({ kind: 'CONFIRM_TRANSFER', bankReference: ' ' }))
      .thenRefused({ code: 'BANK_REFERENCE_REQUIRED' });
  });

  it('a new look forgets the approvals before it', () => {
    expect(story(REVIEWED, { kind: 'APPROVED_BY', by: MINH }, REVIEWED).state).toMatchObject({ approvals: [] });
    expect(story({ kind: 'APPROVED_BY', by: MINH }).state).toMatchObject({ approvals: [MINH] });
  });

  it('reaches every status, and is pending until its money is somewhere [S4-53]', () => {
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

  it('under any orders goes only where the table leads, never changes what was asked, and has two other approvers when transferred', () => {
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
