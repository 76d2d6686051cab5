import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyRewardedSale } from '#test/arbitraries/reward.arbitraries.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import type { RewardedSale } from './earns-reward.ts';
import { referralReward } from './referral-reward.ts';

const MAI = accountId('mai');
const sale = (over: Partial<RewardedSale> = {}): RewardedSale => ({
  buyer: accountId('lan'),
  seller: { owner: accountId('minh'), team: [accountId('hoa')] },
  tickets: dong(1_234_567),
  ...over,
});

describe('what a referrer earns', () => {
  it('is one per cent of the tickets that the referred user sells [S1-48]', () => {
    expect(referralReward(sale(), MAI)).toEqual({ ok: true, value: { referrer: MAI, amount: 12_345 } });
  });

  it.each([
    ['a seller whom nobody referred', sale(), null, 'NOT_REFERRED'],
    ['the referrer’s own purchase', sale({ buyer: MAI }), MAI, 'ONESELF'],
    ['the referrer’s own event', sale(), accountId('minh'), 'ONESELF'],
    ['an event that the referrer helps to run', sale(), accountId('hoa'), 'ONESELF'],
    ['a purchase by the seller’s own team', sale({ buyer: accountId('hoa') }), MAI, 'OWN_TEAM'],
    ['a donation alone', sale({ tickets: dong(0) }), MAI, 'NOTHING_PAID'],
  ])('is nothing for %s [S1-48]', (_what, of, referrer, refusal) => {
    expect(referralReward(of, referrer)).toEqual({ ok: false, refusal });
  });

  it('never exceeds one per cent of the total, and falls short of it by less than a dong for each sale [S1-48]', () => {
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

  it('goes to no one who buys or sells', () => {
    fc.assert(
      fc.property(anyRewardedSale, anyAccountId, (any, referrer) => {
        const takesPart = [any.buyer, any.seller.owner, ...any.seller.team].includes(referrer);
        expect(referralReward(any, referrer).ok && takesPart).toBe(false);
      }),
    );
  });
});
