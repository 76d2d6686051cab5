import type { Points } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideWallet } from '#domain/programme/wallet.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Wallets } from './ports/wallets.ts';

/** Only `HoldPoints` sets them aside. */
export type HasPoints = (accountId: AccountId, points: Points) => Promise<Result<null, RefusalOf<'BALANCE_TOO_LOW'>>>;

export const HasPoints = defineUseCase(
  'HasPoints',
  { wallets: Wallets },
  ({ wallets }): HasPoints =>
    async (accountId, amount) => {
      if (amount <= 0) return ok(null);
      const { wallet } = await wallets.holdings(accountId);
      const decided = decideWallet(wallet, { kind: 'SPEND', unit: 'POINT', amount });
      return !decided.ok && decided.refusal.code === 'BALANCE_TOO_LOW' ? refused(decided.refusal) : ok(null);
    },
);
