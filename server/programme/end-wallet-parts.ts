import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { walletSpentPostings } from '#domain/ledger/wallet-postings.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { endOf } from './end-points-holds.ts';
import { type WalletPayment, WalletPayments } from './ports/wallet-payments.ts';
import { Wallets } from './ports/wallets.ts';

const LOOK_AGAIN = MINUTE;

/** A sold checkout's part is booked as spent, the part of one that ended otherwise is free again. Each once. */
export type EndWalletParts = (parts: readonly WalletPayment[]) => Promise<number>;

export const EndWalletParts = defineUseCase(
  'EndWalletParts',
  {
    payments: WalletPayments,
    wallets: Wallets,
    ledger: Ledger,
    checkouts: CheckoutReader,
    transact: Transact,
    clock: Clock,
  },
  ({ payments, wallets, ledger, checkouts, transact, clock }): EndWalletParts => {
    async function end(part: WalletPayment): Promise<boolean> {
      const { accountId: holder, checkoutSessionId, eventId, paymentId, amount } = part;
      const checkout = await checkouts.checkout(eventId, checkoutSessionId);
      const as = endOf(checkout?.state ?? 'CANCELLED');
      const now = clock.now();
      if (as === null) {
        await payments.lookLater(part, later(now, LOOK_AGAIN));
        return false;
      }
      return transact.transaction(async (tx) => {
        await wallets.lock(tx, holder);
        const to = as === 'SPENT' ? 'SETTLED' : 'RELEASED';
        if (!(await payments.move(tx, part, { from: 'HELD', to }, now))) return false;
        if (as === 'SPENT') await ledger.book(tx, walletSpentPostings({ holder, subject: paymentId, amount }), now);
        return true;
      });
    }
    return async (parts) => {
      let ended = 0;
      for (const part of parts) ended += (await end(part)) ? 1 : 0;
      return ended;
    };
  },
);
