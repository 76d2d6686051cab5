import { describe, expect, it } from 'vitest';
import { reachable } from '#test/builders/reachable.ts';
import { TRANSFER_STATES, TRANSFER_STATES_FOR_PERSON, TRANSFER_TRANSITIONS, waitsForPerson } from './transfer-state.ts';

describe('what becomes of a transfer', () => {
  it('every state is reached from being stored, and it is stored only once', () => {
    expect(reachable(TRANSFER_TRANSITIONS, 'STORED')).toEqual(new Set(['STORED', ...TRANSFER_STATES]));
    expect(Object.values(TRANSFER_TRANSITIONS).flat()).not.toContain('STORED');
  });

  it('each state stands once', () => {
    expect(new Set(TRANSFER_STATES).size).toBe(TRANSFER_STATES.length);
    expect(['STORED', ...TRANSFER_STATES].toSorted()).toEqual(Object.keys(TRANSFER_TRANSITIONS).toSorted());
  });

  it('a person says whose it is when it names nobody or two, and nothing else is open any more', () => {
    expect(TRANSFER_STATES_FOR_PERSON).toEqual(['UNKNOWN', 'AMBIGUOUS']);
    expect(
      TRANSFER_STATES.filter((state) => !waitsForPerson(state)).flatMap((state) => TRANSFER_TRANSITIONS[state]),
    ).toEqual([]);
  });

  it('what a person matched never waits for a person again, nor is it ignored', () => {
    for (const state of TRANSFER_STATES_FOR_PERSON) {
      const next: readonly string[] = TRANSFER_TRANSITIONS[state];
      expect(next).toEqual(['PAID', 'SHORT', 'OVER', 'LATE_SEATED', 'LATE_NO_PLACE', 'DUPLICATE']);
    }
  });
});
