import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { decideWallet } from '#domain/programme/wallet.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { EndPointsHolds } from './end-points-holds.ts';
import { type PointsHold, PointsHolds } from './ports/points-holds.ts';
import { Wallets } from './ports/wallets.ts';

/** Under the account's lock, once for each checkout. */
export type HoldPoints = (hold: PointsHold) => Promise<Result<null, RefusalOf<'BALANCE_TOO_LOW'>>>;

export const HoldPoints = defineUseCase(
  'HoldPoints',
  { holds: PointsHolds, wallets: Wallets, end: EndPointsHolds, transact: Transact, clock: Clock },
  ({ holds, wallets, end, transact, clock }): HoldPoints => {
    const take = (hold: PointsHold): ReturnType<HoldPoints> =>
      transact.transaction(async (tx): ReturnType<HoldPoints> => {
        const { accountId, points } = hold;
        await wallets.lock(tx, accountId);
        if (await holds.isKnown(tx, hold)) return ok(null);
        const { wallet } = await wallets.holdings(accountId, tx);
        const decided = decideWallet(wallet, { kind: 'SPEND', unit: 'POINT', amount: points });
        if (!decided.ok) {
          if (decided.refusal.code === 'BALANCE_TOO_LOW') return refused(decided.refusal);
          throw new Error(`Points could not be held: ${decided.refusal.code}`);
        }
        await holds.take(tx, hold, clock.now());
        return ok(null);
      });
    return async (hold) => {
      const taken = await take(hold);
      if (taken.ok) return taken;
      // A checkout of this buyer may have ended just now.
      return (await end(await holds.open(hold.accountId))) > 0 ? take(hold) : taken;
    };
  },
);
