import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anyMoment } from '#test/arbitraries/waiting-room.arbitraries.ts';
import { decideGate, GATHERING_TIME, type RoomFacts, type RoomState, roomState } from './gate.ts';
import type { TokenProblem } from './waiting-token.ts';

const PUBLISHED = instant(1_780_000_000_000);
const OPENS = later(PUBLISHED, 48 * HOUR);
const ENDS = later(OPENS, 24 * HOUR);
const facts = (change: Partial<RoomFacts> = {}): RoomFacts => ({
  on: true,
  publishedAt: PUBLISHED,
  tickets: [{ saleBeginAt: OPENS, saleEndAt: null, sessionEndAt: ENDS }],
  ...change,
});

describe('waiting room hours', () => {
  it('gather one hour before the sale', () => {
    expect(GATHERING_TIME).toBe(3_600_000);
  });

  it.each<readonly [string, number, RoomState]>([
    ['long before', -HOUR - 1, { kind: 'SHUT', gathersAt: later(OPENS, -HOUR), opensAt: OPENS }],
    ['an hour before', -HOUR, { kind: 'GATHERING', opensAt: OPENS }],
    ['a moment before', -1, { kind: 'GATHERING', opensAt: OPENS }],
    ['at the opening', 0, { kind: 'OPEN', opensAt: OPENS }],
    ['at the very end', 24 * HOUR, { kind: 'OPEN', opensAt: OPENS }],
    ['after the end', 24 * HOUR + 1, { kind: 'OVER' }],
  ])('%s', (_, after, state) => {
    expect(roomState(facts(), later(OPENS, after))).toEqual(state);
  });

  it('open with the first sale and end with the last', () => {
    const early = { saleBeginAt: later(OPENS, -HOUR), saleEndAt: OPENS, sessionEndAt: ENDS };
    const late = { saleBeginAt: OPENS, saleEndAt: null, sessionEndAt: ENDS };
    for (const tickets of [
      [early, late],
      [late, early],
    ]) {
      expect(roomState(facts({ tickets }), later(OPENS, -HOUR))).toEqual({
        kind: 'OPEN',
        opensAt: later(OPENS, -HOUR),
      });
      expect(roomState(facts({ tickets }), later(OPENS, 1)).kind).toBe('OPEN');
    }
  });

  it('a sale that follows its event opens at publication', () => {
    const tickets = [{ saleBeginAt: null, saleEndAt: null, sessionEndAt: ENDS }];
    expect(roomState(facts({ tickets }), PUBLISHED)).toEqual({ kind: 'OPEN', opensAt: PUBLISHED });
  });

  it('a sale that can never happen opens nothing', () => {
    const never = { saleBeginAt: later(ENDS, 1), saleEndAt: null, sessionEndAt: ENDS };
    expect(roomState(facts({ tickets: [never] }), PUBLISHED)).toEqual({ kind: 'OVER' });
    expect(roomState(facts({ tickets: [] }), PUBLISHED)).toEqual({ kind: 'OVER' });
  });

  it('there is no room while switched off or in draft', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(roomState(facts({ on: false }), now)).toEqual({ kind: 'NONE' });
        expect(roomState(facts({ publishedAt: null }), now)).toEqual({ kind: 'NONE' });
      }),
    );
  });
});

const at = instant(1_780_000_000_000);
const OPEN = { kind: 'OPEN', opensAt: at } as const;
const PROBLEMS: readonly TokenProblem[] = ['MISSING', 'INVALID', 'OTHER_EVENT', 'OTHER_PERSON', 'EXPIRED'];

describe('the gate', () => {
  it('lets everyone in without a room, and after the sale', () => {
    for (const kind of ['NONE', 'OVER'] as const)
      expect(decideGate(7, { kind }, refused('MISSING'))).toEqual(ok('OPEN_TO_ALL'));
  });

  it('lets nobody in before the opening, not even with a pass', () => {
    const refusal = refused({ code: 'WAITING_ROOM', eventId: 7, because: 'NOT_OPEN' });
    expect(decideGate(7, { kind: 'SHUT', gathersAt: at, opensAt: at }, ok('pass'))).toEqual(refusal);
    expect(decideGate(7, { kind: 'GATHERING', opensAt: at }, ok('pass'))).toEqual(refusal);
  });

  it('a pass enters while the room is open', () => {
    expect(decideGate(7, OPEN, ok('pass'))).toEqual(ok('WITH_PASS'));
  });

  it.each(PROBLEMS)('%s is sent to the room', (because) => {
    expect(decideGate(7, OPEN, refused(because))).toEqual(refused({ code: 'WAITING_ROOM', eventId: 7, because }));
  });
});
