import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dong, dong, plus } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, worthOf } from '#domain/kernel/money/points.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyRewardedSale } from '#test/arbitraries/reward.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { NOW } from '#test/builders/moments.ts';
import { whyNoReward } from './earns-reward.ts';
import { LOYALTY_PERCENT, loyaltyReward } from './loyalty-reward.ts';
import { accrueReward } from './reward.ts';

const [LAN, MINH, HOA] = [accountId('lan'), accountId('minh'), accountId('hoa')];
const soldTo = (buyer: typeof LAN, tickets: Dong) =>
  loyaltyReward({ buyer, seller: { owner: MINH, team: [HOA] }, tickets });
const pointsFor = (tickets: Dong) => {
  const reward = soldTo(LAN, tickets);
  return reward.ok ? reward.value : NO_POINTS;
};

describe('points for a purchase', () => {
  it.each([
    [1, 0],
    [19, 0],
    [20, 1],
    [199_999, 9_999],
    [500_000, 25_000],
  ])('tickets for %d give %d points: five per cent, rounded down [S1-49]', (paid, given) => {
    expect(soldTo(LAN, dong(paid))).toEqual({ ok: true, value: given });
  });

  it.each([
    ['the organiser', MINH, 500_000, 'OWN_TEAM'],
    ['one of the team', HOA, 500_000, 'OWN_TEAM'],
    ['whoever paid nothing', LAN, 0, 'NOTHING_PAID'],
  ] as const)('are none for %s', (_who, buyer, paid, why) => {
    expect(soldTo(buyer, dong(paid))).toEqual({ ok: false, refusal: why });
  });

  it('are never more than five per cent, and splitting a purchase never earns more [S1-49]', () => {
    fc.assert(
      fc.property(anyDong, anyDong, (one, other) => {
        const both = pointsFor(plus(one, other));
        expect(both * 100).toBeLessThanOrEqual((one + other) * 5);
        expect(pointsFor(one) + pointsFor(other)).toBeLessThanOrEqual(both);
      }),
    );
  });

  it('are what is kept as a reward until it matures', () => {
    fc.assert(
      fc.property(anyRewardedSale, (sale) => {
        const reward = loyaltyReward(sale);
        expect(reward.ok).toBe(whyNoReward(sale) === null);
        if (reward.ok) expect(worthOf(reward.value)).toBe(accrueReward(LOYALTY_PERCENT, sale.tickets, NOW).amount);
      }),
    );
  });
});
