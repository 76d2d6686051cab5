import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  CANCELLATION_REASON_MAX,
  CANCELLATION_TRANSITIONS,
  type Cancellation,
  type CancellationCommand,
  decideCancellation,
  evolveCancellation,
  stands,
  UNDO_WINDOW,
} from './cancellation.ts';

const PLAN = { kind: 'PLAN', name: 'Đêm nhạc Trịnh', typed: 'Đêm nhạc Trịnh', reason: 'Mưa bão' } as const;

function stateAfter(commands: readonly (readonly [CancellationCommand, number])[]): Cancellation | null {
  let state: Cancellation | null = null;
  for (const [command, at] of commands) {
    const decided = decideCancellation(state, command, later(NOW, at));
    state = (decided.ok ? decided.value : []).reduce<Cancellation | null>(evolveCancellation, state);
  }
  return state;
}

describe('cancelling an event', () => {
  it('is planned with its name typed and a reason, and can be undone for 15 minutes', () => {
    expect(stateAfter([[PLAN, 0]])).toEqual({ state: 'PLANNED', reason: 'Mưa bão', beginsAt: later(NOW, UNDO_WINDOW) });
    const undone = stateAfter([
      [PLAN, 0],
      [{ kind: 'UNDO' }, UNDO_WINDOW - 1],
    ]);
    expect(undone?.state).toBe('UNDONE');
    expect(decideCancellation(stateAfter([[PLAN, 0]]), { kind: 'UNDO' }, later(NOW, UNDO_WINDOW))).toEqual({
      ok: false,
      refusal: { code: 'UNDO_OVER', since: later(NOW, UNDO_WINDOW) },
    });
  });

  it('begins no earlier than the time to undo is over', () => {
    const BEGIN = { kind: 'BEGIN' } as const;
    expect(
      stateAfter([
        [PLAN, 0],
        [BEGIN, UNDO_WINDOW - 1],
      ])?.state,
    ).toBe('PLANNED');
    expect(
      stateAfter([
        [PLAN, 0],
        [BEGIN, UNDO_WINDOW],
      ])?.state,
    ).toBe('RUNNING');
    expect(
      stateAfter([
        [PLAN, 0],
        [{ kind: 'UNDO' }, 1],
        [BEGIN, UNDO_WINDOW],
      ])?.state,
    ).toBe('UNDONE');
  });

  it('can be planned again once undone', () => {
    expect(
      stateAfter([
        [PLAN, 0],
        [{ kind: 'UNDO' }, 1],
        [{ ...PLAN, reason: 'Ca sĩ ốm' }, 2],
      ]),
    ).toEqual({
      state: 'PLANNED',
      reason: 'Ca sĩ ốm',
      beginsAt: later(NOW, UNDO_WINDOW + 2),
    });
  });

  it.each([
    ['another name', { ...PLAN, typed: 'Đêm nhạc' }, { code: 'NAME_DIFFERS' }],
    ['no reason', { ...PLAN, reason: ' ' }, { code: 'INVALID_INPUT', field: 'reason', problem: { kind: 'REQUIRED' } }],
    [
      'a reason that is too long',
      { ...PLAN, reason: 'x'.repeat(CANCELLATION_REASON_MAX + 1) },
      { code: 'INVALID_INPUT', field: 'reason', problem: { kind: 'TOO_LONG', max: CANCELLATION_REASON_MAX } },
    ],
  ])('is refused for %s', (_what, command, refusal) => {
    expect(decideCancellation(null, command, NOW)).toEqual({ ok: false, refusal });
  });

  it('takes the name in any case and with any blanks', () => {
    expect(decideCancellation(null, { ...PLAN, typed: '  đêm  NHẠC trịnh ' }, NOW).ok).toBe(true);
  });

  it('changes only along its transitions, and repeating a command changes nothing', () => {
    const anyCommand = fc.constantFrom<CancellationCommand>(
      PLAN,
      { ...PLAN, typed: 'x' },
      { kind: 'UNDO' },
      { kind: 'BEGIN' },
      { kind: 'FINISH' },
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyCommand, fc.integer({ min: 0, max: UNDO_WINDOW })), { maxLength: 30 }),
        (steps) => {
          let state: Cancellation | null = null;
          let at: number = NOW;
          for (const [command, pause] of steps) {
            at += pause;
            const decided = decideCancellation(state, command, instant(at));
            const events = decided.ok ? decided.value : [];
            expect(events.length).toBeLessThanOrEqual(1);
            const next: Cancellation | null = events.reduce<Cancellation | null>(evolveCancellation, state);
            if (events.length > 0 && state !== null && command.kind !== 'PLAN')
              expect(CANCELLATION_TRANSITIONS[state.state]).toContain(next?.state);
            if (state !== null && (state.state === 'RUNNING' || state.state === 'DONE'))
              expect(next !== null && stands(next)).toBe(true);
            if (next?.state === 'RUNNING') expect(at).toBeGreaterThanOrEqual(next.beginsAt);
            const again = decideCancellation(next, command, instant(at));
            if (events.length > 0) expect(again).toEqual({ ok: true, value: [] });
            state = next;
          }
        },
      ),
    );
    expect(reachable(CANCELLATION_TRANSITIONS, 'PLANNED').size).toBe(4);
  });
});

it('what did not begin cannot be undone, run or end', () => {
  for (const event of [{ kind: 'UNDONE', at: NOW }, { kind: 'BEGUN' }, { kind: 'FINISHED', at: NOW }] as const)
    expect(evolveCancellation(null, event)).toBeNull();
});
