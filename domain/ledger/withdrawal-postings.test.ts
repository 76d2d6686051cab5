import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { payoutOf } from '#domain/programme/payout.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyAgreement } from '#test/arbitraries/withdrawal.arbitraries.ts';
import { balanceOf } from './balances.ts';
import type { LedgerAccount, Posting } from './posting.ts';
import {
  revenueMaturedPostings,
  revenueTakenBackPostings,
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
  it('matured revenue is in its publisher’s book, and a chargeback takes it out again', () => {
    const matured = revenueMaturedPostings(revenue);
    const paidOver = { book: 'EVENT', bookId: '7', account: 'paid-over', currency: 'VND' } as const;
    expect([own(matured, 'revenue'), balanceOf(matured, paidOver)]).toEqual([100, -100]);
    const back = [...matured, ...revenueTakenBackPostings(revenue)];
    expect([own(back, 'revenue'), balanceOf(back, paidOver)]).toEqual([0, 0]);
  });

  it.each(['balance', 'revenue'] as const)(
    'money of a withdrawal is set aside from the %s and put back where it was',
    (from) => {
      const withdrawal = { holder: 'lan', subject: 'w1', from, amount: dong(100) };
      const asked = withdrawalRequestedPostings(withdrawal);
      expect([own(asked, from), own(asked, 'withdrawals')]).toEqual([-100, 100]);
      const back = [...asked, ...withdrawalPutBackPostings(withdrawal)];
      expect([own(back, from), own(back, 'withdrawals')]).toEqual([0, 0]);
    },
  );

  it('what left the bank and what the platform kept are what was asked for [S9-35]', () => {
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
