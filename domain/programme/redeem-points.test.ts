import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points, worthOf } from '#domain/kernel/money/points.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyPoints } from '#test/arbitraries/reward.arbitraries.ts';
import { evolveWallet } from '#test/builders/a-wallet.ts';
import {
  maxRedeemable,
  REWARD_USES,
  type Redeemable,
  type RewardUse,
  redeemPoints,
  spendReward,
} from './redeem-points.ts';
import { decideWallet, EMPTY_WALLET, type Wallet } from './wallet.ts';

const anyThing: fc.Arbitrary<Redeemable> = fc.oneof(
  anyDong.map((price): Redeemable => ({ for: 'TICKETS', price })),
  fc.tuple(anyDong, anyDong).map(([from, to]): Redeemable => ({ for: 'UPGRADE', from, to })),
);
const TICKETS: Redeemable = { for: 'TICKETS', price: dong(200_000) };
const UPGRADE: Redeemable = { for: 'UPGRADE', from: dong(200_000), to: dong(250_000) };

describe('redeeming points', () => {
  it.each([
    ['tickets in part', 30_000, TICKETS, 170_000],
    ['half of tickets', 100_000, TICKETS, 100_000],
    ['an upgrade, which costs the difference', 50_000, UPGRADE, 0],
  ])('pay for %s [S1-50]', (_what, wanted, thing, left) => {
    expect(redeemPoints(points(wanted), points(300_000), thing)).toEqual({ ok: true, value: { points: wanted, left } });
  });

  it.each([
    ['none', 0, 300_000, TICKETS, { code: 'NO_POINTS_CHOSEN' }],
    ['fewer than none', -1, 300_000, TICKETS, { code: 'NO_POINTS_CHOSEN' }],
    ['more than there are', 1_001, 1_000, TICKETS, { code: 'MORE_POINTS_THAN_BALANCE', max: 1_000 }],
    ['any of a debt', 1, -500, TICKETS, { code: 'MORE_POINTS_THAN_BALANCE', max: 0 }],
    ['more than half of tickets', 100_001, 300_000, TICKETS, { code: 'MORE_POINTS_THAN_PRICE', max: 100_000 }],
    ['more than the upgrade costs', 50_001, 300_000, UPGRADE, { code: 'MORE_POINTS_THAN_PRICE', max: 50_000 }],
    ['free tickets', 1, 300_000, { for: 'TICKETS', price: dong(0) }, { code: 'MORE_POINTS_THAN_PRICE', max: 0 }],
    ['a cheaper ticket', 1, 300_000, { for: 'UPGRADE', from: dong(2), to: dong(1) }, { code: 'NOT_AN_UPGRADE' }],
    [
      'a ticket of the same price',
      0,
      300_000,
      { for: 'UPGRADE', from: dong(2), to: dong(2) },
      { code: 'NOT_AN_UPGRADE' },
    ],
  ] as const)('are refused for %s [S1-50]', (_what, wanted, balance, thing, refusal) => {
    expect(redeemPoints(points(wanted), points(balance), thing)).toEqual({ ok: false, refusal });
  });

  it('never exceeds balance or price, and the maximum is accepted', () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, anyThing, (wanted, balance, thing) => {
        const most = maxRedeemable(balance, thing);
        const redeemed = redeemPoints(wanted, balance, thing);
        expect(redeemed.ok).toBe(wanted > 0 && wanted <= most);
        if (redeemed.ok)
          expect(redeemed.value.left + worthOf(redeemed.value.points)).toBe(
            thing.for === 'TICKETS' ? thing.price : thing.to - thing.from,
          );
        if (redeemed.ok) expect(redeemed.value.left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const wallet: Wallet = { ...EMPTY_WALLET, VND: dong(100) };

const used = (before: Wallet, use: RewardUse, amount: number): Wallet | string => {
  const decided = decideWallet(before, spendReward(use, dong(amount)));
  return decided.ok ? decided.value.reduce(evolveWallet, before) : decided.refusal.code;
};

describe('a matured referral reward', () => {
  it.each([
    ['TICKETS', { VND: 40, POINT: 0, setAside: 0 }],
    ['CASH', { VND: 40, POINT: 0, setAside: 60 }],
    ['POINTS', { VND: 40, POINT: 60, setAside: 0 }],
  ] as const)('can be used for %s [S9-34]', (use, left) => {
    expect(used(wallet, use, 60)).toEqual(left);
  });

  it('is used at most once [S9-34]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REWARD_USES), fc.constantFrom(...REWARD_USES), anyDong, (one, other, amount) => {
        const full: Wallet = { ...EMPTY_WALLET, VND: dong(amount + 1) };
        const first = used(full, one, amount + 1);
        expect(first).not.toBeTypeOf('string');
        expect(typeof first === 'string' ? null : used(first, other, 1)).toBe(
          one === 'CASH' && other === 'CASH' ? 'ALREADY_SET_ASIDE' : 'BALANCE_TOO_LOW',
        );
      }),
    );
  });
});
