import { later, MINUTE } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { EndWalletParts } from '#server/programme/end-wallet-parts.ts';
import { type WalletPayment, WalletPayments } from '#server/programme/ports/wallet-payments.ts';
import { SettleWalletPayment } from './settle-wallet-payment.ts';

const AT_ONCE = 200;
const LOOK_AGAIN = 2 * MINUTE;

/** Releases payments left held, settles charged ones and ends parts with their checkouts; answers how many were due. */
export type FinishWalletPayments = () => Promise<number>;

export const FinishWalletPayments = defineUseCase(
  'FinishWalletPayments',
  {
    payments: WalletPayments,
    settle: SettleWalletPayment,
    endParts: EndWalletParts,
    transact: Transact,
    clock: Clock,
    log: Log,
  },
  ({ payments, settle, endParts, transact, clock, log }): FinishWalletPayments => {
    async function finish(payment: WalletPayment): Promise<void> {
      const { state } = payment;
      switch (state) {
        case 'HELD':
          if (payment.part) return void (await endParts([payment]));
          await transact.transaction((tx) => payments.move(tx, payment, { from: 'HELD', to: 'RELEASED' }, clock.now()));
          return;
        case 'CHARGED':
          return settle(payment);
        case 'SETTLED':
        case 'RELEASED':
          return;
        default:
          return never(state);
      }
    }
    return async () => {
      const due = await payments.due(clock.now(), AT_ONCE);
      for (const payment of due) {
        const { paymentId, eventId } = payment;
        try {
          await finish(payment);
        } catch (error) {
          // The others do not wait for one that fails.
          log.error(error, 'a payment from a wallet was not finished', { paymentId, eventId });
          await payments.lookLater(payment, later(clock.now(), LOOK_AGAIN));
        }
      }
      return due.length;
    };
  },
);
