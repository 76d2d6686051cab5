import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import {
  decideWithdrawal,
  evolveWithdrawal,
  isPendingWithdrawal,
  payoutOf,
  type Withdrawal,
} from '#domain/programme/withdrawal.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyAgreement, anyWithdrawalCommand } from '#test/arbitraries/withdrawal.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { aWithdrawal } from '#test/builders/a-withdrawal.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { balanceOf } from './balances.ts';
import type { LedgerAccount, Posting } from './posting.ts';
import {
  revenueMaturedPostings,
  revenueTakenBackPostings,
  withdrawalEventPostings,
  withdrawalPaidPostings,
  withdrawalPutBackPostings,
  withdrawalRequestedPostings,
} from './withdrawal-postings.ts';

const own = (lines: readonly Posting[], account: LedgerAccount): number =>
  balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account, currency: 'VND' });
const platform = (lines: readonly Posting[], account: LedgerAccount): number =>
  balanceOf(lines, { book: 'PLATFORM', account, currency: 'VND' });
const revenue = { eventId: 7, publisher: 'lan', subject: 'e7 1', amount: dong(100) };

describe('revenue and withdrawals in the books', () => {
  it('matured revenue is in the publisher’s book, and a chargeback takes it back', () => {
    const matured = revenueMaturedPostings(revenue);
    const paidOver = { book: 'EVENT', bookId: '7', account: 'paid-over', currency: 'VND' } as const;
    expect([own(matured, 'revenue'), balanceOf(matured, paidOver)]).toEqual([100, -100]);
    const back = [...matured, ...revenueTakenBackPostings(revenue)];
    expect([own(back, 'revenue'), balanceOf(back, paidOver)]).toEqual([0, 0]);
  });

  it.each(['balance', 'revenue'] as const)('a withdrawal reserves money from the %s and returns it', (from) => {
    const withdrawal = { holder: 'lan', subject: 'w1', from, amount: dong(100) };
    const asked = withdrawalRequestedPostings(withdrawal);
    expect([own(asked, from), own(asked, 'withdrawals')]).toEqual([-100, 100]);
    const back = [...asked, ...withdrawalPutBackPostings(withdrawal)];
    expect([own(back, from), own(back, 'withdrawals')]).toEqual([0, 0]);
  });

  it('the transfer and the fee sum to the requested amount [S9-35]', () => {
    fc.assert(
      fc.property(anyDong, anyAgreement, (amount, agreement) => {
        const payout = payoutOf(amount, agreement);
        const asked = withdrawalRequestedPostings({ holder: 'lan', subject: 'w1', from: 'balance', amount });
        const paid = [...asked, ...withdrawalPaidPostings({ holder: 'lan', subject: 'w1', payout })];
        expect([platform(paid, 'bank'), platform(paid, 'fees')]).toEqual([payout.total, payout.fee]);
        expect([own(paid, 'withdrawals'), own(paid, 'balance') + amount]).toEqual([0, 0]);
      }),
    );
  });
});

describe('withdrawal events in the books', () => {
  it('match the withdrawal’s state: reserved, transferred or returned', () => {
    const anyName = fc.constantFrom(
      { holder: 'lan', subject: 'w1', from: 'balance' } as const,
      { holder: 'corporate:7', subject: 'w1', from: 'revenue' } as const,
    );
    const [minh, hoa] = [accountId('minh'), accountId('hoa')];
    const approved = [{ kind: 'REVIEW' }, { kind: 'APPROVE', by: minh }, { kind: 'APPROVE', by: hoa }] as const;
    fc.assert(
      fc.property(anyName, fc.boolean(), fc.array(anyWithdrawalCommand, { maxLength: 8 }), (name, begun, commands) => {
        let state: Withdrawal = aWithdrawal;
        const { amount, fee, total } = aWithdrawal.payout;
        const lines = withdrawalRequestedPostings({ amount, ...name });
        for (const command of [...(begun ? approved : []), ...commands]) {
          const answer = decideWithdrawal(state, command);
          for (const event of answer.ok ? answer.value : []) {
            lines.push(...withdrawalEventPostings(state, event, name));
            state = evolveWithdrawal(state, event);
          }
        }
        const own = (account: LedgerAccount): number =>
          balanceOf(lines, { book: 'ACCOUNT', bookId: name.holder, account, currency: 'VND' });
        const platform = (account: LedgerAccount): number =>
          balanceOf(lines, { book: 'PLATFORM', account, currency: 'VND' });
        const done = state.status === 'TRANSFERRED';
        expect(own('withdrawals')).toBe(isPendingWithdrawal(state) ? amount : 0);
        expect(own(name.from)).toBe(isPendingWithdrawal(state) || done ? -amount : 0);
        expect([platform('bank'), platform('fees')]).toEqual(done ? [total, fee] : [0, 0]);
        expect(clearingDifference(lines, 'VND')).toBe(0);
        expect(lines.every((line) => line.book === 'PLATFORM' || line.bookId === name.holder)).toBe(true);
      }),
    );
  });

  it('review and approval move no money', () => {
    const name = { holder: 'lan', subject: 'w1', from: 'revenue' } as const;
    const events = [
      { kind: 'REVIEW_BEGAN' },
      { kind: 'APPROVED_BY', by: accountId('minh') },
      { kind: 'APPROVED' },
    ] as const;
    expect(events.map((event) => withdrawalEventPostings(aWithdrawal, event, name))).toEqual([[], [], []]);
  });
});
