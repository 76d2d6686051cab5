import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideWithdrawal, evolveWithdrawal } from '#domain/programme/decide-withdrawal.ts';
import { isPendingWithdrawal, type Withdrawal } from '#domain/programme/withdrawal.ts';
import { anyWithdrawalCommand } from '#test/arbitraries/withdrawal.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { aWithdrawal } from '#test/builders/a-withdrawal.ts';
import { balanceOf, clearingDifference } from './balances.ts';
import type { LedgerAccount } from './posting.ts';
import { withdrawalInBooks } from './withdrawal-in-books.ts';
import { withdrawalRequestedPostings } from './withdrawal-postings.ts';

it('the books tell the same story: set aside while it is pending, gone when it is transferred, back when it came to nothing', () => {
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
          lines.push(...withdrawalInBooks(state, event, name));
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

it('being looked at and approved moves nothing', () => {
  const name = { holder: 'lan', subject: 'w1', from: 'revenue' } as const;
  const events = [
    { kind: 'REVIEW_BEGAN' },
    { kind: 'APPROVED_BY', by: accountId('minh') },
    { kind: 'APPROVED' },
  ] as const;
  expect(events.map((event) => withdrawalInBooks(aWithdrawal, event, name))).toEqual([[], [], []]);
});
