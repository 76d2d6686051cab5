import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { points } from '#domain/kernel/money/points.ts';
import { NOW } from '#test/builders/moments.ts';
import { type EarnedPoints, POINTS_COUNT_FOR, RANKS, rankAt } from './rank.ts';

const line = (daysAgo: number, change: number): EarnedPoints => ({
  lineId: `${daysAgo}`,
  at: later(NOW, -daysAgo * DAY),
  change: points(change),
});
const height = (earned: readonly EarnedPoints[], now: Instant): number =>
  RANKS.findIndex(({ rank }) => rank === rankAt(earned, now)?.rank);

describe('the rank of an account', () => {
  it('is none without points, and each from its least points', () => {
    expect(rankAt([], NOW)).toBeNull();
    expect(rankAt([line(3, 400), line(2, -400)], NOW)).toBeNull();
    for (const { rank, from } of RANKS) expect(rankAt([line(3, from)], NOW)?.rank).toBe(rank);
    expect(rankAt([line(3, 49_999)], NOW)?.rank).toBe('MEMBER');
  });

  it('holds from the purchase that reached it until the points that it needs are a year old', () => {
    const earned = [line(200, 30_000), line(100, 15_000), line(10, 40_000)];
    expect(rankAt(earned, NOW)).toEqual({
      rank: 'SILVER',
      since: later(NOW, -10 * DAY),
      until: later(NOW, -100 * DAY + POINTS_COUNT_FOR),
    });
    expect(rankAt(earned, later(NOW, -20 * DAY))).toMatchObject({ rank: 'MEMBER', since: later(NOW, -200 * DAY) });
  });

  it('falls when a refund takes points back', () => {
    expect(rankAt([line(9, 60_000), line(1, -20_000)], NOW)).toMatchObject({
      rank: 'MEMBER',
      since: later(NOW, -9 * DAY),
    });
  });

  const earnings = fc
    .array(fc.record({ daysAgo: fc.nat({ max: 700 }), change: fc.integer({ min: 1, max: 400_000 }) }), {
      maxLength: 12,
    })
    .map((all) =>
      all.toSorted((one, other) => other.daysAgo - one.daysAgo).map((one) => line(one.daysAgo, one.change)),
    );

  it('never falls by earning more, holds all the way from its first to its last moment, and then is lower', () => {
    fc.assert(
      fc.property(earnings, fc.integer({ min: 1, max: 400_000 }), (earned, more) => {
        expect(height([...earned, line(0, more)], NOW)).toBeGreaterThanOrEqual(height(earned, NOW));
        const held = rankAt(earned, NOW);
        if (held === null) return;
        const here = height(earned, NOW);
        expect(held.since <= NOW && NOW < held.until).toBe(true);
        expect(height(earned, later(held.until, -1))).toBeGreaterThanOrEqual(here);
        expect(height(earned, held.until)).toBeLessThan(here);
      }),
    );
  });
});
