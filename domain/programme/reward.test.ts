import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { REFUND_WINDOW } from '#domain/sale/refund/refund.ts';
import { anyMoment, anyNewReward, anyRewardCommand } from '#test/arbitraries/reward.arbitraries.ts';
import { given } from '#test/builders/given.ts';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  accrueReward,
  decideReward,
  evolveReward,
  REWARD_TRANSITIONS,
  type Reward,
  type RewardCommand,
} from './reward.ts';

const AFTER = later(NOW, REFUND_WINDOW);
const reward = given(evolveReward, accrueReward(5, dong(199_999), NOW));
const mature =
  (at = AFTER) =>
  (state: Reward) =>
    decideReward(state, { kind: 'MATURE' }, at);
const keep = (tickets: number) => (state: Reward) => decideReward(state, { kind: 'KEEP', tickets: dong(tickets) }, NOW);
const move = (state: Reward) => decideReward(state, { kind: 'MOVE', eventEndsAt: AFTER }, NOW);

describe('a reward', () => {
  it('is a share of the tickets, pending until the refund window closes', () => {
    expect(reward().state).toEqual({
      status: 'PENDING',
      percent: 5,
      tickets: 199_999,
      amount: 9_999,
      eventEndsAt: NOW,
    });
    reward()
      .when(mature(later(AFTER, -1)))
      .thenRefused({ code: 'NOT_MATURE_YET', maturesAt: AFTER })
      .when(mature())
      .thenHappens({ kind: 'MATURED', amount: dong(9_999) })
      .when(mature())
      .thenRefused({ code: 'ALREADY_MATURED' })
      .when(move)
      .thenRefused({ code: 'ALREADY_MATURED' });
  });

  it('waits longer if the event is moved', () => {
    reward()
      .when(move)
      .thenHappens({ kind: 'MOVED', eventEndsAt: AFTER })
      .when(mature())
      .thenRefused({ code: 'NOT_MATURE_YET', maturesAt: later(AFTER, REFUND_WINDOW) });
  });

  it('shrinks with refunded tickets, even after maturing', () => {
    reward()
      .when(keep(199_999))
      .thenRefused({ code: 'NOT_FEWER_TICKETS' })
      .when(keep(100_000))
      .thenHappens({ kind: 'TAKEN_BACK', amount: dong(4_999), tickets: dong(100_000) })
      .when(mature())
      .thenHappens({ kind: 'MATURED', amount: dong(5_000) })
      .when(keep(0))
      .thenHappens({ kind: 'TAKEN_BACK', amount: dong(5_000), tickets: ZERO })
      .when(keep(0))
      .thenRefused({ code: 'ALREADY_TAKEN_BACK' })
      .when(mature())
      .thenRefused({ code: 'ALREADY_TAKEN_BACK' });
  });

  it('is not restored by a later command', () => {
    const back: Reward = { status: 'TAKEN_BACK' };
    expect(evolveReward(back, { kind: 'MATURED', amount: dong(1) })).toEqual(back);
    const matured: Reward = { status: 'MATURED', percent: 5, tickets: dong(20), amount: dong(1) };
    expect(evolveReward(matured, { kind: 'MOVED', eventEndsAt: NOW })).toEqual(matured);
  });

  it('never exceeds its percent, follows its transitions, and revoked plus remaining equals the original', () => {
    expect(reachable(REWARD_TRANSITIONS, 'PENDING').size).toBe(3);
    fc.assert(
      fc.property(anyNewReward, fc.array(fc.tuple(anyRewardCommand, anyMoment), { maxLength: 8 }), (first, story) => {
        let state: Reward = first;
        const taken = [ZERO];
        for (const [command, at] of story) {
          const answer = decideReward(state, command, at);
          const before: Reward = state;
          for (const event of answer.ok ? answer.value : []) {
            state = evolveReward(state, event);
            if (event.kind === 'TAKEN_BACK') taken.push(event.amount);
          }
          if (state.status !== before.status) expect(REWARD_TRANSITIONS[before.status]).toContain(state.status);
          const left = state.status === 'TAKEN_BACK' ? ZERO : state.amount;
          expect(sum(taken) + left).toBe(first.amount);
          if (state.status !== 'TAKEN_BACK')
            expect(state).toMatchObject({ amount: accrueReward(state.percent, state.tickets, NOW).amount });
          expect(left * 100).toBeLessThanOrEqual(first.tickets * first.percent);
        }
        expect(taken.every((part) => part >= 0)).toBe(true);
      }),
    );
  });

  it('every state accepts or refuses every command', () => {
    const states: Reward[] = [
      reward().state,
      { status: 'MATURED', percent: 1, tickets: dong(100), amount: dong(1) },
      { status: 'TAKEN_BACK' },
    ];
    const commands: RewardCommand[] = [
      { kind: 'MATURE' },
      { kind: 'KEEP', tickets: ZERO },
      { kind: 'MOVE', eventEndsAt: NOW },
    ];
    expect(states.map((state) => commands.map((command) => decideReward(state, command, AFTER).ok))).toEqual([
      [true, true, true],
      [false, true, false],
      [false, false, false],
    ]);
  });
});
