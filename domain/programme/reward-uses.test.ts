import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { REWARD_USES, type RewardUse, spendReward } from './reward-uses.ts';
import { decideWallet, EMPTY_WALLET, evolveWallet, type Wallet } from './wallet.ts';

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

  it('is used at most once, whatever for [S9-34]', () => {
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
