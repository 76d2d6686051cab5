import { defineUseCase } from '#domain/kernel/use-case.ts';
import { walletSpentPostings } from '#domain/ledger/wallet-postings.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type WalletPayment, WalletPayments } from './ports/wallet-payments.ts';
import { Wallets } from './ports/wallets.ts';

/** False: it was released before, and nothing is spent. */
export type ChargeWallet = (payment: WalletPayment) => Promise<boolean>;

export const ChargeWallet = defineUseCase(
  'ChargeWallet',
  { payments: WalletPayments, wallets: Wallets, ledger: Ledger, transact: Transact, clock: Clock },
  ({ payments, wallets, ledger, transact, clock }): ChargeWallet =>
    (payment) =>
      transact.transaction(async (tx) => {
        const { paymentId, accountId: holder, checkoutSessionId, amount } = payment;
        await wallets.lock(tx, holder);
        const now = clock.now();
        if (!(await payments.move(tx, payment, { from: 'HELD', to: 'CHARGED' }, now)))
          return (await payments.ofCheckout(tx, holder, checkoutSessionId))?.paymentId === paymentId;
        await ledger.book(tx, walletSpentPostings({ holder, subject: paymentId, amount }), now);
        return true;
      }),
);
