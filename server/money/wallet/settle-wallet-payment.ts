import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type WalletPayment, WalletPayments } from '#server/programme/ports/wallet-payments.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/** What finds no place is in the wallet again at once. Repeating it changes nothing. */
export type SettleWalletPayment = (charged: WalletPayment) => Promise<void>;

export const SettleWalletPayment = defineUseCase(
  'SettleWalletPayment',
  {
    desk: ReservationDesk,
    payments: WalletPayments,
    book: RefundBook,
    decide: DecideRefunds,
    announce: AnnounceRefunds,
    transact: Transact,
    clock: Clock,
  },
  ({ desk, payments, book, decide, announce, transact, clock }): SettleWalletPayment => {
    const giveBack = ({ eventId, paymentId }: WalletPayment) =>
      transact.transaction(async (tx) => {
        const orderId = await book.orderOfPayment(tx, eventId, paymentId);
        if (orderId === null) throw new Error(`Payment ${paymentId} of a wallet has no order`);
        const [answer] = await decide(tx, eventId, [
          {
            reason: 'LATE_MONEY',
            paymentId,
            amount: 'ALL',
            key: `wallet ${paymentId}`,
            orderId,
            note: null,
            by: null,
            tell: true,
          },
        ]);
        return answer?.ok === true ? [answer.value] : [];
      });
    return async (charged) => {
      const { eventId, paymentId, amount } = charged;
      const settled = await desk.submit(
        eventId,
        { kind: 'SETTLE', paymentId, provider: 'WALLET', providerReference: paymentId, amount, at: clock.now() },
        { incomingTransferId: null, transferCode: null, decidedBy: null },
      );
      if (!settled.ok) throw new Error(`Payment ${paymentId} of a wallet was not settled: ${settled.refusal.code}`);
      if (settled.value.payment.state === 'LATE_MONEY') announce(eventId, await giveBack(charged));
      await transact.transaction((tx) => payments.move(tx, charged, { from: 'CHARGED', to: 'SETTLED' }, clock.now()));
    };
  },
);
