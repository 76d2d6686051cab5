import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine, anyPoint } from '#test/arbitraries/waiting-room.arbitraries.ts';
import { AT_THE_DOOR, countBefore, frontierAfter, isAdmitted, peopleAhead } from './line.ts';
import { place } from './place.ts';

describe('the line', () => {
  it('counts who stands before a point', () => {
    fc.assert(
      fc.property(anyLine, anyPoint, (line, point) => {
        expect(countBefore(line, point)).toBe(line.filter((each) => each < point).length);
      }),
    );
  });

  it('people ahead are those before this place who have not been let in', () => {
    fc.assert(
      fc.property(anyLine, anyPoint, anyPoint, (line, frontier, own) => {
        expect(peopleAhead(line, frontier, own)).toBe(line.filter((each) => each >= frontier && each < own).length);
      }),
    );
  });

  it('lets in the first of those who wait, as many as asked for, and with them whoever stands at the same point', () => {
    fc.assert(
      fc.property(anyLine, anyPoint, fc.nat({ max: 45 }), (line, frontier, count) => {
        const after = frontierAfter(line, frontier, count);
        const waiting = line.filter((each) => !isAdmitted(frontier, each));
        const admitted = waiting.filter((each) => isAdmitted(after, each));
        const last = waiting[Math.min(count, waiting.length) - 1];
        expect(after).toBeGreaterThanOrEqual(frontier);
        expect(admitted).toEqual(waiting.filter((each) => last !== undefined && each <= last));
      }),
    );
  });

  it('nobody who was let in is sent back, and repeated steps let everybody in', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: 7 }), (line, step) => {
        let frontier = AT_THE_DOOR;
        for (let turn = 0; turn < line.length; turn += 1) {
          const next = frontierAfter(line, frontier, step);
          for (const each of line) if (isAdmitted(frontier, each)) expect(isAdmitted(next, each)).toBe(true);
          frontier = next;
        }
        expect(line.every((each) => isAdmitted(frontier, each))).toBe(true);
        expect(frontierAfter(line, frontier, step)).toBe(frontier);
      }),
    );
  });

  it('whoever stands at the frontier is the next, and was not let in', () => {
    expect(isAdmitted(place(5), place(4))).toBe(true);
    expect(isAdmitted(place(5), place(5))).toBe(false);
  });

  it('a count below one lets nobody in', () => {
    expect(frontierAfter([3, 5], AT_THE_DOOR, 0)).toBe(AT_THE_DOOR);
    expect(frontierAfter([3, 5], place(4), -3)).toBe(4);
    expect(frontierAfter([3, 5], place(4), 1)).toBe(6);
    expect(frontierAfter([], place(4), 1)).toBe(4);
  });
});
