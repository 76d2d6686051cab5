import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySessionTimes } from '#test/arbitraries/event.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { currentSessions, planSaleOfEvent } from './current-sessions.ts';

const over = { planSale: 'CLOSED', endAt: minutes(-1) } as const;
const ahead = { planSale: null, endAt: minutes(9) } as const;
const soon = { planSale: 'UPCOMING', endAt: minutes(9) } as const;

describe('the sessions that an event still speaks of', () => {
  it('are those to come, and all once everything is over', () => {
    expect(currentSessions([over, ahead], NOW)).toEqual([ahead]);
    expect(currentSessions([over, over], NOW)).toEqual([over, over]);
  });

  it('are some whenever there are any', () => {
    fc.assert(
      fc.property(fc.array(anySessionTimes, { maxLength: 4 }), (sessions) => {
        expect(currentSessions(sessions, NOW).length > 0).toBe(sessions.length > 0);
      }),
    );
  });
});

describe('the organiser’s word on an event', () => {
  it.each([
    ['is what its sessions say alike', [soon, soon], 'UPCOMING'],
    ['is nothing where they differ', [soon, ahead], null],
    ['is nothing where they differ, whichever comes first', [ahead, soon], null],
    ['leaves out what is over', [over, soon], 'UPCOMING'],
    ['is nothing once everything is over', [over], null],
    ['is nothing without sessions', [], null],
  ] as const)('%s', (_what, sessions, plan) => {
    expect(planSaleOfEvent(sessions, NOW)).toBe(plan);
  });
});
