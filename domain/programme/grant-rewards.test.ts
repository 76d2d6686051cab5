import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyRewardedSale } from '#test/arbitraries/reward.arbitraries.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { NOW } from '#test/builders/moments.ts';
import { loyaltyReward, type RewardedSale, referralReward } from './earned-reward.ts';
import { grantRewards } from './grant-rewards.ts';

const sale = (over: Partial<RewardedSale> = {}): RewardedSale => ({
  buyer: accountId('lan'),
  seller: { owner: accountId('minh'), team: [accountId('hoa')] },
  tickets: dong(1_234_567),
  ...over,
});

describe('the rewards of a sale', () => {
  it('are points for the buyer and dong for who referred the seller', () => {
    expect(
      grantRewards(sale(), accountId('mai'), NOW).map(({ kind, holder, reward }) => [kind, holder, reward.amount]),
    ).toEqual([
      ['LOYALTY', accountId('lan'), 61_728],
      ['REFERRAL', accountId('mai'), 12_345],
    ]);
  });

  it.each([
    ['a purchase of the seller’s team', sale({ buyer: accountId('hoa') }), accountId('mai'), []],
    ['a free order', sale({ tickets: dong(0) }), accountId('mai'), []],
    ['a seller whom nobody referred', sale(), null, ['LOYALTY']],
    ['tickets too cheap for a dong', sale({ tickets: dong(99) }), accountId('mai'), ['LOYALTY']],
    ['tickets too cheap for a point', sale({ tickets: dong(19) }), accountId('mai'), []],
  ] as const)('%s', (_what, of, referrer, kinds) => {
    expect(grantRewards(of, referrer, NOW).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are what each rule grants, and pending', () => {
    fc.assert(
      fc.property(anyRewardedSale, anyAccountId, (any, referrer) => {
        const of = (kind: 'LOYALTY' | 'REFERRAL') =>
          grantRewards(any, referrer, NOW).find((granted) => granted.kind === kind)?.reward.amount ?? 0;
        const [loyalty, referral] = [loyaltyReward(any), referralReward(any, referrer)];
        expect(of('LOYALTY')).toBe(loyalty.ok ? loyalty.value : 0);
        expect(of('REFERRAL')).toBe(referral.ok ? referral.value.amount : 0);
      }),
    );
  });
});
