import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { decideMove, giveBackUntil, isSamePlan, MOVE_PAUSE, placeOf, type WhenAndWhere } from './session-move.ts';

const plan = (at: number, place: string | null = 'Huế'): WhenAndWhere => ({
  beginAt: later(NOW, at),
  endAt: later(NOW, at + HOUR),
  timezone: 'Asia/Ho_Chi_Minh',
  place,
});

describe('moving a session', () => {
  it('is told after a pause, with what people know', () => {
    expect(decideMove(null, plan(0), plan(1), NOW)).toEqual({
      kind: 'TELL',
      known: plan(0),
      tellsAt: later(NOW, MOVE_PAUSE),
    });
    expect(decideMove(null, plan(0), plan(0, 'Hội An'), NOW)).toMatchObject({ kind: 'TELL', known: plan(0) });
    expect(decideMove(null, plan(0), plan(0), NOW)).toEqual({ kind: 'NOTHING' });
  });

  it('and back again before it was told, is told to nobody', () => {
    expect(decideMove(plan(0), plan(1), plan(0), NOW)).toEqual({ kind: 'TAKE_BACK' });
  });

  it('several times in quick succession is told once, from the first to the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 12 }), (times) => {
        let untold: WhenAndWhere | null = null;
        for (const [at, time] of times.slice(1).entries()) {
          const decided = decideMove(untold, plan(times[at] ?? 0), plan(time), NOW);
          if (decided.kind === 'TELL') untold = decided.known;
          if (decided.kind === 'TAKE_BACK') untold = null;
        }
        const [first, last] = [plan(times[0] ?? 0), plan(times.at(-1) ?? 0)];
        expect(untold).toEqual(isSamePlan(first, last) ? null : first);
      }),
    );
  });

  it('takes place at its own address, else at the event’s, and online nowhere', () => {
    const event = { format: 'ONSITE', address: 'Huế' } as const;
    expect(placeOf(event, { address: ' Hội An ' })).toBe('Hội An');
    expect(placeOf(event, { address: null })).toBe('Huế');
    expect(placeOf({ format: 'ONSITE', address: null }, { address: null })).toBe('');
    expect(placeOf({ format: 'ONLINE', address: 'Huế' }, { address: 'Huế' })).toBe(null);
  });

  it('lets who bought before it give back until the latest date the organiser chose', () => {
    const move = { movedAt: NOW, giveBackUntil: later(NOW, HOUR) };
    const order = { orderedAt: later(NOW, -1) };
    expect(giveBackUntil(order, [move], instant(NOW + HOUR - 1))).toBe(later(NOW, HOUR));
    expect(giveBackUntil(order, [move], later(NOW, HOUR))).toBe(null);
    expect(giveBackUntil({ orderedAt: NOW }, [move], NOW)).toBe(null);
    expect(giveBackUntil(order, [{ movedAt: NOW, giveBackUntil: null }], NOW)).toBe(null);
    expect(giveBackUntil(order, [move, { ...move, giveBackUntil: later(NOW, 2 * HOUR) }], NOW)).toBe(
      later(NOW, 2 * HOUR),
    );
  });
});
