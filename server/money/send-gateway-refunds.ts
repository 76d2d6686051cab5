import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefundReport } from '#domain/money/payment/gateway-report.ts';
import { nextRefundStep, REFUND_ASKS } from '#domain/sale/refund/gateway-refund.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { type GatewayRefund, GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { type GatewayRefundOrder, PaymentGateways } from '#server/money/ports/payment-gateway.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { mustMove } from './must-move.ts';
import { RecordRefundReport } from './record-refund-report.ts';

const AT_ONCE = 50;

/**
 * It is marked as sent before the request leaves. Where the answer was lost, the gateway is asked, and the request
 * repeated only if it knows of none. Whatever fails leaves the outcome unknown, to be asked about again.
 */
export type SendGatewayRefund = (refund: GatewayRefund) => Promise<void>;

export const SendGatewayRefund = defineUseCase(
  'SendGatewayRefund',
  {
    refunds: GatewayRefunds,
    payments: GatewayPayments,
    gateways: PaymentGateways,
    record: RecordRefundReport,
    move: MoveRefund,
    announce: AnnounceRefunds,
    transact: Transact,
    clock: Clock,
    log: Log,
  },
  ({ refunds, payments, gateways, record, move, announce, transact, clock, log }): SendGatewayRefund => {
    async function mark({ eventId, refundId }: GatewayRefund): Promise<boolean> {
      const marked = await transact.transaction(async (tx) => {
        const known = await refunds.lock(tx, { eventId, refundId });
        if (known?.state !== 'DUE' || !known.byProvider || known.held || known.status !== 'DECIDED') return null;
        await refunds.write(tx, { eventId, refundId }, { state: 'SENDING', number: null, code: null, at: clock.now() });
        return mustMove(move, tx, { eventId, refundId, by: null, step: 'SEND' });
      });
      if (marked !== null) announce(eventId, [marked]);
      return marked !== null;
    }
    /** A person may have taken it out of the gateway's hands. */
    const isWanted = (refund: GatewayRefund): Promise<boolean> =>
      transact.transaction(async (tx) => {
        const known = await refunds.lock(tx, refund);
        return known?.state === 'SENDING' && known.byProvider && known.status === 'SENT';
      });

    return async (refund) => {
      const payment = await payments.byPayment(refund.paymentId);
      const gateway = payment === null ? null : gateways.of(payment.provider);
      // Without its number the gateway could not find the payment; it is noted soon after the money.
      if (payment?.state !== 'PAID' || gateway === null) return;
      const { provider, reference } = payment;
      const facts = { provider, reference, refundId: refund.refundId };
      const step = nextRefundStep(refund.state);
      try {
        if (step === null || (step === 'SEND' && !(await mark(refund)))) return;
        const { refundId, amount, number } = refund;
        const order: GatewayRefundOrder = {
          payment,
          refundId,
          amount,
          number,
          before: await refunds.numbersBefore(refund),
        };
        let report: RefundReport | null = null;
        if (step !== 'SEND') report = await gateway.refundState(order, clock.now());
        if (report === null && step !== 'ASK' && (step === 'SEND' || (await isWanted(refund))))
          report = await gateway.refund(order, clock.now());
        if (report !== null) await record(refund, report);
      } catch (error) {
        log.error(error, 'a refund’s outcome at its gateway is not known yet', facts);
      }
    };
  },
);

export type SendGatewayRefunds = () => Promise<number>;

export const SendGatewayRefunds = defineUseCase(
  'SendGatewayRefunds',
  { refunds: GatewayRefunds, send: SendGatewayRefund, clock: Clock, log: Log, metrics: Metrics },
  ({ refunds, send, clock, log, metrics }): SendGatewayRefunds =>
    async () => {
      const due = await refunds.takeDue(clock.now(), AT_ONCE);
      for (const refund of due) await send(refund);
      for (const { asks, refundId, eventId } of due)
        if (asks >= REFUND_ASKS) {
          metrics.count('gateway_refunds_silent_total', {});
          log.warn('a gateway is not asked about a refund any more', { eventId, refundId });
        }
      return due.length;
    },
);
