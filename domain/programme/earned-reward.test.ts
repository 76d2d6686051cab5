import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dong, dong, plus, sum } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, worthOf } from '#domain/kernel/money/points.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyRewardedSale } from '#test/arbitraries/reward.arbitraries.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { NOW } from '#test/builders/moments.ts';
import { LOYALTY_PERCENT, loyaltyReward, type RewardedSale, referralReward, rewardObstacle } from './earned-reward.ts';
import { accrueReward } from './reward.ts';

describe('rewardObstacle', () => {
  const sale = (over: Partial<RewardedSale>): RewardedSale => ({
    buyer: accountId('lan'),
    seller: { owner: accountId('minh'), team: [accountId('hoa')] },
    tickets: dong(1),
    ...over,
  });

  it.each([
    ['a stranger', {}, null],
    ['the organiser', { buyer: accountId('minh') }, 'OWN_TEAM'],
    ['one of the team', { buyer: accountId('hoa') }, 'OWN_TEAM'],
    ['a stranger with free tickets', { tickets: dong(0) }, 'NOTHING_PAID'],
  ] as const)('a purchase by %s', (_who, over, why) => {
    expect(rewardObstacle(sale(over))).toBe(why);
  });

  it('sellers are never rewarded for buying', () => {
    fc.assert(
      fc.property(anyRewardedSale, (any) => {
        const sells = [any.seller.owner, ...any.seller.team].includes(any.buyer);
        expect(rewardObstacle(any) === null).toBe(!sells && any.tickets > 0);
      }),
    );
  });
});

const [LAN, MINH, HOA] = [accountId('lan'), accountId('minh'), accountId('hoa')];
const soldTo = (buyer: typeof LAN, tickets: Dong) =>
  loyaltyReward({ buyer, seller: { owner: MINH, team: [HOA] }, tickets });
const pointsFor = (tickets: Dong) => {
  const reward = soldTo(LAN, tickets);
  return reward.ok ? reward.value : NO_POINTS;
};

describe('loyalty points', () => {
  it.each([
    [1, 0],
    [19, 0],
    [20, 1],
    [199_999, 9_999],
    [500_000, 25_000],
  ])('tickets for %d earn %d points: five per cent, rounded down [S1-49]', (paid, given) => {
    expect(soldTo(LAN, dong(paid))).toEqual({ ok: true, value: given });
  });

  it.each([
    ['the organiser', MINH, 500_000, 'OWN_TEAM'],
    ['one of the team', HOA, 500_000, 'OWN_TEAM'],
    ['whoever paid nothing', LAN, 0, 'NOTHING_PAID'],
  ] as const)('are not earned for %s', (_who, buyer, paid, why) => {
    expect(soldTo(buyer, dong(paid))).toEqual({ ok: false, refusal: why });
  });

  it('never exceed five per cent, and splitting a purchase never earns more [S1-49]', () => {
    fc.assert(
      fc.property(anyDong, anyDong, (one, other) => {
        const both = pointsFor(plus(one, other));
        expect(both * 100).toBeLessThanOrEqual((one + other) * 5);
        expect(pointsFor(one) + pointsFor(other)).toBeLessThanOrEqual(both);
      }),
    );
  });

  it('equal the reward kept until it matures', () => {
    fc.assert(
      fc.property(anyRewardedSale, (sale) => {
        const reward = loyaltyReward(sale);
        expect(reward.ok).toBe(rewardObstacle(sale) === null);
        if (reward.ok) expect(worthOf(reward.value)).toBe(accrueReward(LOYALTY_PERCENT, sale.tickets, NOW).amount);
      }),
    );
  });
});

const MAI = accountId('mai');

describe('referral rewards', () => {
  const sale = (over: Partial<RewardedSale> = {}): RewardedSale => ({
    buyer: accountId('lan'),
    seller: { owner: accountId('minh'), team: [accountId('hoa')] },
    tickets: dong(1_234_567),
    ...over,
  });

  it('are one per cent of the referred user’s ticket sales [S1-48]', () => {
    expect(referralReward(sale(), MAI)).toEqual({ ok: true, value: { referrer: MAI, amount: 12_345 } });
  });

  it.each([
    ['a seller whom nobody referred', sale(), null, 'NOT_REFERRED'],
    ['the referrer’s own purchase', sale({ buyer: MAI }), MAI, 'ONESELF'],
    ['the referrer’s own event', sale(), accountId('minh'), 'ONESELF'],
    ['an event that the referrer helps to run', sale(), accountId('hoa'), 'ONESELF'],
    ['a purchase by the seller’s own team', sale({ buyer: accountId('hoa') }), MAI, 'OWN_TEAM'],
    ['a donation alone', sale({ tickets: dong(0) }), MAI, 'NOTHING_PAID'],
  ])('are not earned for %s [S1-48]', (_what, of, referrer, refusal) => {
    expect(referralReward(of, referrer)).toEqual({ ok: false, refusal });
  });

  it('never exceed one per cent in total, nor fall short by a dong per sale [S1-48]', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyDong.map((tickets) => dong(tickets + 1)),
          { maxLength: 12 },
        ),
        (sales) => {
          const rewards = sales
            .map((tickets) => referralReward(sale({ tickets }), MAI))
            .map((reward) => (reward.ok ? reward.value.amount : dong(0)));
          const missing = sum(sales) - sum(rewards) * 100;
          expect(missing).toBeGreaterThanOrEqual(0);
          expect(missing).toBeLessThanOrEqual(99 * sales.length);
        },
      ),
    );
  });

  it('never go to a buyer or seller', () => {
    fc.assert(
      fc.property(anyRewardedSale, anyAccountId, (any, referrer) => {
        const takesPart = [any.buyer, any.seller.owner, ...any.seller.team].includes(referrer);
        expect(referralReward(any, referrer).ok && takesPart).toBe(false);
      }),
    );
  });
});
