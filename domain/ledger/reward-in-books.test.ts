import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { decideReward, evolveReward, type Reward } from '#domain/programme/reward.ts';
import { anyMoment, anyNewReward, anyRewardCommand } from '#test/arbitraries/reward.arbitraries.ts';
import { balanceOf, clearingDifference } from './balances.ts';
import type { LedgerAccount } from './posting.ts';
import { rewardAmount, rewardInBooks } from './reward-in-books.ts';
import { rewardAccruedPostings } from './reward-postings.ts';

it('the books tell the same story: what is left of a reward is pending or in the balance, and is what it costs', () => {
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
            lines.push(...rewardInBooks(state, event, name));
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
