import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyRewardedSale } from '#test/arbitraries/reward.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { type RewardedSale, whyNoReward } from './earns-reward.ts';

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
  expect(whyNoReward(sale(over))).toBe(why);
});

it('nobody who sells is ever rewarded for buying', () => {
  fc.assert(
    fc.property(anyRewardedSale, (any) => {
      const sells = [any.seller.owner, ...any.seller.team].includes(any.buyer);
      expect(whyNoReward(any) === null).toBe(!sells && any.tickets > 0);
    }),
  );
});
