import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { balanceOf, clearingDifference } from './balances.ts';
import { walletRefundedPostings, walletSpentPostings } from './wallet-postings.ts';

it('a wallet pays, and is given back to, through the platform', () => {
  const passing = { holder: 'lan', subject: 'p1', amount: dong(100) };
  const spent = walletSpentPostings(passing);
  const balance = { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'VND' } as const;
  const wallet = { book: 'PLATFORM', account: 'wallet', currency: 'VND' } as const;
  expect([balanceOf(spent, balance), balanceOf(spent, wallet), clearingDifference(spent, 'VND')]).toEqual([
    -100, 100, 0,
  ]);
  const back = walletRefundedPostings(passing);
  expect([balanceOf(back, balance), balanceOf(back, wallet), clearingDifference(back, 'VND')]).toEqual([100, -100, 0]);
});
