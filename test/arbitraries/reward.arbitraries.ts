import fc from 'fast-check';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { type Points, points } from '#domain/kernel/money/points.ts';
import { LOYALTY_PERCENT, REFERRAL_PERCENT, type RewardedSale } from '#domain/programme/earned-reward.ts';
import { accrueReward, type Reward, type RewardCommand } from '#domain/programme/reward.ts';
import type { WalletCommand } from '#domain/programme/wallet.ts';
import { REFUND_WINDOW } from '#domain/sale/refund/refund.ts';
import { NOW } from '#test/builders/moments.ts';
import { anyDong } from './money.arbitraries.ts';
import { anyAccountId } from './viewer.arbitraries.ts';

export const anyRewardedSale: fc.Arbitrary<RewardedSale> = fc.record({
  buyer: anyAccountId,
  seller: fc.record({ owner: anyAccountId, team: fc.uniqueArray(anyAccountId, { maxLength: 2 }) }),
  tickets: anyDong,
});

const anyRewardPercent = fc.constantFrom(LOYALTY_PERCENT, REFERRAL_PERCENT);

const anyEventEnd: fc.Arbitrary<Instant> = fc.integer({ min: -10, max: 10 }).map((days) => later(NOW, days * DAY));

/** Around the end of a refund window. */
export const anyMoment: fc.Arbitrary<Instant> = fc
  .tuple(anyEventEnd, fc.constantFrom(-1, 0, 1))
  .map(([end, beside]) => later(end, REFUND_WINDOW + beside));

export const anyNewReward: fc.Arbitrary<Extract<Reward, { status: 'PENDING' }>> = fc
  .tuple(anyRewardPercent, anyDong, anyEventEnd)
  .map(([percent, tickets, eventEndsAt]) => accrueReward(percent, tickets, eventEndsAt));

export const anyRewardCommand: fc.Arbitrary<RewardCommand> = fc.oneof(
  fc.constant<RewardCommand>({ kind: 'MATURE' }),
  fc.record({ kind: fc.constant('KEEP'), tickets: anyDong }),
  fc.record({ kind: fc.constant('MOVE'), eventEndsAt: anyEventEnd }),
);

export const anyPoints: fc.Arbitrary<Points> = anyDong.map(points);

const anyAmount = fc.oneof(
  fc.record({ unit: fc.constant('VND'), amount: anyDong }),
  fc.record({ unit: fc.constant('POINT'), amount: anyPoints }),
);

export const anyWalletCommand: fc.Arbitrary<WalletCommand> = fc.oneof(
  fc
    .tuple(fc.constantFrom('ADD_REFUND', 'ADD_REWARD', 'TAKE_REWARD_BACK', 'SPEND'), anyAmount)
    .map(([kind, amount]) => ({ kind, ...amount })),
  fc.record({ kind: fc.constantFrom('CONVERT', 'SET_ASIDE'), amount: anyDong }),
  fc.constantFrom<WalletCommand>({ kind: 'PUT_BACK' }, { kind: 'PAY_OUT' }),
);
