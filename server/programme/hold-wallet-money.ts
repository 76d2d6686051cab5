import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { decideWallet } from '#domain/programme/wallet.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { EndWalletParts } from './end-wallet-parts.ts';
import { type WalletPayment, WalletPayments } from './ports/wallet-payments.ts';
import { Wallets } from './ports/wallets.ts';

/** A payment of the whole takes moments: if it is unfinished then, the process died. */
const FINISHED_BY = 2 * MINUTE;

/** Under the account's lock. The same checkout gets the same payment until it is released. [S1-13] */
export type HoldWalletMoney = (
  wanted: Omit<WalletPayment, 'state'>,
) => Promise<Result<WalletPayment, RefusalOf<'BALANCE_TOO_LOW'>>>;

export const HoldWalletMoney = defineUseCase(
  'HoldWalletMoney',
  { payments: WalletPayments, wallets: Wallets, endParts: EndWalletParts, transact: Transact, clock: Clock },
  ({ payments, wallets, endParts, transact, clock }): HoldWalletMoney => {
    const hold: HoldWalletMoney = (wanted) =>
      transact.transaction(async (tx): ReturnType<HoldWalletMoney> => {
        const { accountId, checkoutSessionId, amount } = wanted;
        await wallets.lock(tx, accountId);
        const known = await payments.ofCheckout(tx, accountId, checkoutSessionId);
        if (known !== null) return ok(known);
        const { wallet } = await wallets.holdings(accountId, tx);
        const decided = decideWallet(wallet, { kind: 'SPEND', unit: 'VND', amount });
        if (!decided.ok) {
          if (decided.refusal.code === 'BALANCE_TOO_LOW') return refused(decided.refusal);
          throw new Error(`Money of a wallet could not be held: ${decided.refusal.code}`);
        }
        const at = clock.now();
        await payments.hold(tx, wanted, wallet.VND, { at, lookAt: later(at, FINISHED_BY) });
        return ok({ ...wanted, state: 'HELD' });
      });
    return async (wanted) => {
      const held = await hold(wanted);
      if (held.ok) return held;
      // A checkout of this buyer that used a part may have ended just now.
      return (await endParts(await payments.openParts(wanted.accountId))) > 0 ? hold(wanted) : held;
    };
  },
);
