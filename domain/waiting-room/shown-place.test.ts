import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GONE_AFTER,
  isSlowerThanShown,
  LONGEST_WAIT,
  nextPollIn,
  POLL_ROUND,
  readShownPlace,
  type ShownPlace,
  shownMinutes,
  shownPeople,
  shownPlace,
  WAITS,
  writeShownPlace,
} from './shown-place.ts';

const anyCount = fc.oneof(fc.nat({ max: 120 }), fc.nat({ max: 2_000_000 }));
const anyRate = fc.double({ min: 1, max: 500, noNaN: true });

describe('the displayed position', () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 10],
    [11, 20],
    [20, 20],
    [100, 100],
    [101, 150],
    [1_000, 1_000],
    [1_001, 1_500],
    [10_000, 10_000],
    [10_001, 11_000],
    [11_500, 12_000],
  ])('shows %d people as %d', (count, told) => {
    expect(shownPeople(count)).toBe(told);
  });

  it('never shows fewer than there are, and is monotone', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (one, other) => {
        expect(shownPeople(one)).toBeGreaterThanOrEqual(one);
        expect(shownPeople(Math.min(one, other))).toBeLessThanOrEqual(shownPeople(Math.max(one, other)));
      }),
    );
  });

  it.each([
    [0, 10, 1],
    [600, 10, 1],
    [601, 10, 2],
    [1_801, 10, 5],
    [72_000, 10, 120],
    [72_001, 10, 180],
    [9_999_999, 1, LONGEST_WAIT],
  ])('%d people at %d per second wait %d minutes', (ahead, rate, minutes) => {
    expect(shownMinutes(ahead, rate)).toBe(minutes);
  });

  it('displayed waits increase, and the last is the longest', () => {
    expect(WAITS.toSorted((one, other) => one - other)).toEqual(WAITS);
    expect(WAITS.at(-1)).toBe(LONGEST_WAIT);
  });

  it('never grows', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCount, anyRate), { minLength: 1, maxLength: 12 }), (looks) => {
        let told: ShownPlace | null = null;
        for (const [ahead, rate] of looks) {
          const next: ShownPlace = shownPlace(told, ahead, rate);
          expect(next.ahead).toBeLessThanOrEqual(told?.ahead ?? Number.POSITIVE_INFINITY);
          expect(next.minutes).toBeLessThanOrEqual(told?.minutes ?? Number.POSITIVE_INFINITY);
          expect(next.ahead).toBeLessThanOrEqual(shownPeople(ahead));
          expect(next.minutes).toBeLessThanOrEqual(shownMinutes(ahead, rate));
          told = next;
        }
      }),
    );
    expect(shownPlace(null, 101, 1)).toEqual({ ahead: 150, minutes: 2 });
    expect(shownPlace({ ahead: 500, minutes: 1 }, 101, 1)).toEqual({ ahead: 150, minutes: 1 });
    expect(shownPlace({ ahead: 100, minutes: 20 }, 101, 1)).toEqual({ ahead: 100, minutes: 2 });
  });

  it('announces a wait more than twice as long', () => {
    expect(isSlowerThanShown({ ahead: 0, minutes: 5 }, 600, 1)).toBe(false);
    expect(isSlowerThanShown({ ahead: 0, minutes: 5 }, 601, 1)).toBe(true);
  });

  it('is stored and read back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.constantFrom(...WAITS), (ahead, minutes) => {
        expect(readShownPlace(writeShownPlace({ ahead, minutes }))).toEqual({ ahead, minutes });
      }),
    );
  });

  it.each(['', '1', '1-', '-1', '1-1000', '1234567890-1', '1-1x', 'x1-1', '1-1-1'])(
    '%j is no stored position',
    (text) => {
      expect(readShownPlace(text)).toBeNull();
    },
  );
});

describe('the next poll', () => {
  it('is after 5 to 10 s, in whole milliseconds, at random', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const wait = nextPollIn(chance);
        expect(wait).toBe(Math.floor(5_000 + chance * 5_000));
        expect(wait).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('everyone polls within 12 s, and two missed polls do not count as leaving', () => {
    expect(GONE_AFTER).toBe(25_000);
    expect(POLL_ROUND).toBe(12_000);
  });
});
