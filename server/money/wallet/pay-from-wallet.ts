import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { availableMethods, offeredMethods } from '#domain/money/payment/payment-method.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { moneyToPay } from '#domain/sale/reservation/reservation.ts';
import { BeginPayment } from '#server/money/begin-payment.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ChargeWallet } from '#server/programme/charge-wallet.ts';
import { HoldWalletMoney } from '#server/programme/hold-wallet-money.ts';
import { type WalletPayment, WalletPayments } from '#server/programme/ports/wallet-payments.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { SettleWalletPayment } from './settle-wallet-payment.ts';

/** Hold, begin, spend, sell (docs/decisions/0035); paying again answers the same order. [S1-13] */
export type PayFromWallet = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<CheckoutView, Refusal>>;

export const PayFromWallet = defineUseCase(
  'PayFromWallet',
  {
    begin: BeginPayment,
    find: FindCheckout,
    buyers: Buyers,
    hold: HoldWalletMoney,
    charge: ChargeWallet,
    settle: SettleWalletPayment,
    payments: WalletPayments,
    transact: Transact,
    newId: NewId,
    clock: Clock,
  },
  ({ begin, find, buyers, hold, charge, settle, payments, transact, newId, clock }): PayFromWallet => {
    const release = (payment: WalletPayment) =>
      transact.transaction((tx) => payments.move(tx, payment, { from: 'HELD', to: 'RELEASED' }, clock.now()));

    return async (input) => {
      const { accountId, eventId, checkoutSessionId } = input;
      const registrant = await buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      const checkout = await find(input);
      if (!checkout.ok || checkout.value.state === 'COMPLETED') return checkout;
      const { final: price, points, wallet } = checkout.value.quote;
      const amount = moneyToPay({ price, points, wallet });
      if (amount <= 0) return refused({ code: 'NOTHING_TO_PAY' });
      if (wallet !== undefined || !offeredMethods(amount, availableMethods([], { balance: amount })).includes('Wallet'))
        return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const held = await hold({
        paymentId: newId.newId(),
        accountId,
        checkoutSessionId,
        eventId,
        amount,
        part: false,
      });
      if (!held.ok) return held;
      const { paymentId, state } = held.value;
      if (state === 'HELD') {
        const begun = await begin(
          eventId,
          { accountId, checkoutSessionId, paymentId, provider: 'WALLET', idempotencyKey: `wallet ${paymentId}` },
          { registrant },
        );
        if (!begun.ok) {
          await release(held.value);
          return begun;
        }
        const { payment } = begun.value;
        if (payment.paymentId !== paymentId || payment.amount !== amount)
          throw new Error(`Payment ${paymentId} of a wallet is not the one that the event began`);
        if (!isWaiting(payment.state)) {
          await release(held.value);
          return find(input);
        }
        if (!(await charge(held.value))) return find(input);
      }
      await settle(held.value);
      return find(input);
    };
  },
);
