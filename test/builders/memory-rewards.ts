import type { OwnRewards, RewardDesk, WalletFigure, WithdrawalWish } from '#application/programme/ports/reward-desk.ts';
import { type Dong, dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, points } from '#domain/kernel/money/points.ts';
import { ok } from '#domain/kernel/result.ts';
import { payoutOf } from '#domain/programme/withdrawal.ts';
import { NOW } from './moments.ts';

export function memoryRewards(begin: Partial<OwnRewards> = {}) {
  let own: OwnRewards = {
    referralCode: 'LINH01',
    referredCount: 0,
    rank: null,
    referred: [],
    wallet: {
      balance: ZERO,
      points: NO_POINTS,
      pending: ZERO,
      pendingPoints: NO_POINTS,
      withdrawing: ZERO,
      revenue: ZERO,
      fee: { basisPoints: 0, fixed: ZERO, minimum: ZERO },
    },
    withdrawals: [],
    ...begin,
  };
  const wishes: WithdrawalWish[] = [];
  const asked: WalletFigure[] = [];
  let away = false;
  const move = (amount: Dong, more: number) => {
    const { wallet } = own;
    own = {
      ...own,
      wallet: { ...wallet, balance: minus(wallet.balance, amount), points: points(wallet.points + more) },
    };
  };
  const desk: RewardDesk = {
    read: async () => ok(own),
    lines: async (figure) => {
      asked.push(figure);
      return ok({
        lines: [{ id: 'l1', at: NOW, kind: 'reward-matured', change: 25_000, eventName: 'Đêm nhạc Trịnh' }],
        after: null,
      });
    },
    convert: async (amount) => {
      move(amount, amount);
      return ok(null);
    },
    withdraw: async (wish) => {
      if (away) throw new Error('No network');
      wishes.push(wish);
      move(wish.amount, 0);
      const withdrawal = {
        id: 'w1',
        status: 'SUBMITTED' as const,
        ...payoutOf(wish.amount, own.wallet.fee),
        bank: 'Vietcombank',
        number: '•••••••••3456',
        requestedAt: NOW,
        expectedFrom: '2026-11-25',
        expectedUntil: '2026-11-27',
        reason: null,
      };
      own = {
        ...own,
        wallet: { ...own.wallet, withdrawing: plus(own.wallet.withdrawing, wish.amount) },
        withdrawals: [withdrawal, ...own.withdrawals],
      };
      return ok(null);
    },
    cancel: async (id) => {
      const gone = own.withdrawals.find((one) => one.id === id);
      move(dong(-(gone?.amount ?? 0)), 0);
      own = {
        ...own,
        wallet: { ...own.wallet, withdrawing: ZERO },
        withdrawals: own.withdrawals.map((one) => (one.id === id ? { ...one, status: 'CANCELLED' as const } : one)),
      };
      return ok(null);
    },
  };
  return {
    desk,
    wishes,
    asked,
    cut: () => {
      away = true;
    },
  };
}
