import { describe, expect, it } from 'vitest';
import { reachable } from '#test/builders/reachable.ts';
import { SEAT_POOLS, SEAT_TRANSITIONS, type SeatState } from './seat.ts';

describe('seat states', () => {
  it('are all reachable from free, and lead back to it', () => {
    const states = Object.keys(SEAT_TRANSITIONS) as SeatState[];
    expect([...reachable<SeatState>(SEAT_TRANSITIONS, 'FREE')].sort()).toEqual(states.toSorted());
    for (const state of states) expect(reachable<SeatState>(SEAT_TRANSITIONS, state)).toContain('FREE');
  });

  it('a seat is sold only to its holder and never blocked while held', () => {
    expect(Object.entries(SEAT_TRANSITIONS).filter(([, next]) => (next as readonly string[]).includes('SOLD'))).toEqual(
      [['HELD', ['FREE', 'SOLD']]],
    );
    expect(
      Object.entries(SEAT_TRANSITIONS).filter(([, next]) => (next as readonly string[]).includes('BLOCKED')),
    ).toEqual([['FREE', ['HELD', 'BLOCKED']]]);
    expect(SEAT_POOLS).toHaveLength(3);
  });
});
