import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { balanceOf } from './balances.ts';
import type { Posting } from './posting.ts';
import {
  convertedPostings,
  pointsPaidPostings,
  pointsRefundedPostings,
  pointsSpentPostings,
  pointsSubject,
  walletPartPaidPostings,
  walletPartRefundedPostings,
  walletPartSubject,
  walletRefundedPostings,
  walletSpentPostings,
} from './wallet-postings.ts';

describe('wallet postings', () => {
  it('payments from and refunds to a wallet pass through the platform', () => {
    const passing = { holder: 'lan', subject: 'p1', amount: dong(100) };
    const spent = walletSpentPostings(passing);
    const balance = { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'VND' } as const;
    const wallet = { book: 'PLATFORM', account: 'wallet', currency: 'VND' } as const;
    expect([balanceOf(spent, balance), balanceOf(spent, wallet), clearingDifference(spent, 'VND')]).toEqual([
      -100, 100, 0,
    ]);
    const back = walletRefundedPostings(passing);
    expect([balanceOf(back, balance), balanceOf(back, wallet), clearingDifference(back, 'VND')]).toEqual([
      100, -100, 0,
    ]);
  });

  it('a part passes through the platform to the event, and a refund of it back', () => {
    const part = {
      holder: 'lan',
      eventId: 7,
      subject: walletPartSubject({ checkoutSessionId: 'c1' }),
      amount: dong(40),
    };
    const balances = (lines: readonly Posting[]) => [
      balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'VND' }),
      balanceOf(lines, { book: 'PLATFORM', account: 'wallet', currency: 'VND' }),
      balanceOf(lines, { book: 'EVENT', bookId: '7', account: 'deposits', currency: 'VND' }),
      balanceOf(lines, { book: 'EVENT', bookId: '7', account: 'refunds', currency: 'VND' }),
      clearingDifference(lines, 'VND'),
    ];
    const paid = walletPartPaidPostings(part);
    expect(balances(paid)).toEqual([0, -40, 40, 0, 0]);
    expect(balances([...paid, ...walletSpentPostings({ ...part, subject: 'w1' })])).toEqual([-40, 0, 40, 0, 0]);
    expect(balances(walletPartRefundedPostings({ ...part, subject: 'r1' }))).toEqual([40, 0, 0, -40, 0]);
  });
});

const told = (lines: readonly Posting[]) => ({
  points: balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'POINT' }),
  dong: balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account: 'balance', currency: 'VND' }),
  pointsOut: 0 - balanceOf(lines, { book: 'PLATFORM', account: 'rewards', currency: 'POINT' }),
  cost: 0 - balanceOf(lines, { book: 'PLATFORM', account: 'rewards', currency: 'VND' }),
  deposits: balanceOf(lines, { book: 'EVENT', bookId: '7', account: 'deposits', currency: 'VND' }),
  refunds: balanceOf(lines, { book: 'EVENT', bookId: '7', account: 'refunds', currency: 'VND' }),
});
const NOTHING = { points: 0, dong: 0, pointsOut: 0, cost: 0, deposits: 0, refunds: 0 };
const spent = { holder: 'lan', eventId: 7, subject: 'p1', points: points(30) };

describe('points in the books', () => {
  it('used for tickets, are paid to the event at their worth', () => {
    expect(told([...pointsSpentPostings(spent), ...pointsPaidPostings(spent)])).toEqual({
      ...NOTHING,
      points: -30,
      pointsOut: -30,
      cost: 30,
      deposits: 30,
    });
  });

  it('leave no difference between the books on either side alone', () => {
    for (const lines of [pointsSpentPostings(spent), pointsPaidPostings(spent)])
      expect([clearingDifference(lines, 'POINT'), clearingDifference(lines, 'VND')]).toEqual([0, 0]);
  });

  it('are refunded as points', () => {
    expect(told(pointsRefundedPostings(spent))).toEqual({
      ...NOTHING,
      points: 30,
      pointsOut: 30,
      cost: -30,
      refunds: -30,
    });
  });

  it('are converted from rewards at their worth [S9-34]', () => {
    expect(told(convertedPostings({ holder: 'lan', subject: 'c1', amount: dong(30) }))).toEqual({
      ...NOTHING,
      points: 30,
      dong: -30,
      pointsOut: 30,
      cost: -30,
    });
  });
});

it('the points of one checkout have one name in the books, and those of another have another', () => {
  const named = ['c1', 'c2', 'c1'].map((checkoutSessionId) => pointsSubject({ checkoutSessionId }));
  expect(named).toEqual(['points c1', 'points c2', 'points c1']);
  expect(walletPartSubject({ checkoutSessionId: 'c1' })).toBe('wallet c1');
});
