import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { balanceOf } from './balances.ts';
import { inPoints, type LedgerAccount, type Posting, vnd } from './posting.ts';
import { rewardAccruedPostings, rewardMaturedPostings, rewardTakenBackPostings } from './reward-postings.ts';

const told = (lines: readonly Posting[], currency: Posting['currency']) => ({
  cost: 0 - balanceOf(lines, { book: 'PLATFORM', account: 'rewards', currency }),
  ...Object.fromEntries(
    (['pending-rewards', 'balance'] satisfies LedgerAccount[]).map((account) => [
      account,
      balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account, currency }),
    ]),
  ),
});

describe.each([
  ['in points', inPoints(points(50))],
  ['in dong', vnd(dong(50))],
] as const)('a reward %s', (_unit, amount) => {
  const reward = { holder: 'lan', subject: 'r1', amount };
  const accrued = rewardAccruedPostings(reward);
  const matured = [...accrued, ...rewardMaturedPostings(reward)];

  it('is owed from the sale on, and in the balance when it has matured', () => {
    expect(told(accrued, amount.currency)).toEqual({ cost: 50, 'pending-rewards': 50, balance: 0 });
    expect(told(matured, amount.currency)).toEqual({ cost: 50, 'pending-rewards': 0, balance: 50 });
  });

  it('is taken back from where it lies', () => {
    const early = [...accrued, ...rewardTakenBackPostings({ ...reward, matured: false })];
    const late = [...matured, ...rewardTakenBackPostings({ ...reward, matured: true })];
    for (const lines of [early, late])
      expect(told(lines, amount.currency)).toEqual({ cost: 0, 'pending-rewards': 0, balance: 0 });
    expect(told([...late, ...rewardTakenBackPostings({ ...reward, matured: true })], amount.currency)).toMatchObject({
      balance: -50,
    });
  });
});
