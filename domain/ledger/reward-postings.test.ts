import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { decideReward, evolveReward, type Reward } from '#domain/programme/reward.ts';
import { anyMoment, anyNewReward, anyRewardCommand } from '#test/arbitraries/reward.arbitraries.ts';
import { clearingDifference } from '#test/builders/clearing-difference.ts';
import { balanceOf } from './balances.ts';
import { inPoints, type LedgerAccount, type Posting, vnd } from './posting.ts';
import {
  rewardAccruedPostings,
  rewardAmount,
  rewardEventPostings,
  rewardMaturedPostings,
  rewardTakenBackPostings,
} from './reward-postings.ts';

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
] as const)('reward postings: %s', (_unit, amount) => {
  const reward = { holder: 'lan', subject: 'r1', amount };
  const accrued = rewardAccruedPostings(reward);
  const matured = [...accrued, ...rewardMaturedPostings(reward)];

  it('are owed from the sale and in the balance once matured', () => {
    expect(told(accrued, amount.currency)).toEqual({ cost: 50, 'pending-rewards': 50, balance: 0 });
    expect(told(matured, amount.currency)).toEqual({ cost: 50, 'pending-rewards': 0, balance: 50 });
  });

  it('are taken back from where they are', () => {
    const early = [...accrued, ...rewardTakenBackPostings({ ...reward, matured: false })];
    const late = [...matured, ...rewardTakenBackPostings({ ...reward, matured: true })];
    for (const lines of [early, late])
      expect(told(lines, amount.currency)).toEqual({ cost: 0, 'pending-rewards': 0, balance: 0 });
    expect(told([...late, ...rewardTakenBackPostings({ ...reward, matured: true })], amount.currency)).toMatchObject({
      balance: -50,
    });
  });
});

describe('reward events in the books', () => {
  it('match the reward’s state: pending or in the balance, at its cost', () => {
    fc.assert(
      fc.property(
        anyNewReward,
        fc.constantFrom('VND', 'POINT'),
        fc.array(fc.tuple(anyRewardCommand, anyMoment), { maxLength: 8 }),
        (first, currency, story) => {
          const name = { holder: 'lan', subject: 'r1', currency };
          const lines = rewardAccruedPostings({ ...name, amount: rewardAmount(currency, first.amount) });
          let state: Reward = first;
          let matured = false;
          for (const [command, at] of story) {
            const answer = decideReward(state, command, at);
            for (const event of answer.ok ? answer.value : []) {
              lines.push(...rewardEventPostings(state, event, name));
              state = evolveReward(state, event);
              matured ||= event.kind === 'MATURED';
            }
          }
          const own = (account: LedgerAccount): number =>
            balanceOf(lines, { book: 'ACCOUNT', bookId: 'lan', account, currency });
          const left = state.status === 'TAKEN_BACK' ? ZERO : state.amount;
          expect([own('pending-rewards'), own('balance')]).toEqual(matured ? [0, left] : [left, 0]);
          expect(balanceOf(lines, { book: 'PLATFORM', account: 'rewards', currency }) + left).toBe(0);
          expect(clearingDifference(lines, currency)).toBe(0);
          expect(new Set(lines.map((line) => `${line.kind} ${line.subject}`)).size).toBe(lines.length);
        },
      ),
    );
  });
});
