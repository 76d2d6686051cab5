import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { convertedPostings } from '#domain/ledger/wallet-postings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { spendReward } from '#domain/programme/redeem-points.ts';
import { decideWallet } from '#domain/programme/wallet.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type Holdings, Wallets } from './ports/wallets.ts';

/** Once for each key. Points never become money again. [S1-51] [S9-34] */
export type ConvertReward = (
  accountId: AccountId,
  amount: Dong,
  idempotencyKey: string,
) => Promise<Result<Holdings, RefusalOf<'BALANCE_TOO_LOW'> | RefusalOf<'INVALID_INPUT'>>>;

export const ConvertReward = defineUseCase(
  'ConvertReward',
  { wallets: Wallets, ledger: Ledger, transact: Transact, clock: Clock },
  ({ wallets, ledger, transact, clock }): ConvertReward =>
    (accountId, amount, idempotencyKey) =>
      transact.transaction(async (tx): ReturnType<ConvertReward> => {
        await wallets.lock(tx, accountId);
        const subject = `conversion ${accountId} ${idempotencyKey}`;
        const { wallet } = await wallets.holdings(accountId, tx);
        if (await wallets.isConverted(tx, subject)) return ok(await wallets.holdings(accountId, tx));
        const decided = decideWallet(wallet, spendReward('POINTS', amount));
        if (!decided.ok) {
          const { refusal } = decided;
          return refusal.code === 'BALANCE_TOO_LOW'
            ? refused(refusal)
            : refused({ code: 'INVALID_INPUT', field: 'amount', problem: { kind: 'REQUIRED' } });
        }
        await ledger.book(tx, convertedPostings({ holder: accountId, subject, amount }), clock.now());
        return ok(await wallets.holdings(accountId, tx));
      }),
);
