import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefundReport } from '#domain/money/payment/gateway-report.ts';
import { decideRefundReport, type RefundReportDecision } from '#domain/sale/refund/gateway-refund.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import { type GatewayRefund, GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';
import { mustMove } from './must-move.ts';

/** Refused for good, the refund is paid by transfer, and its buyer is asked for an account. */
export type RecordRefundReport = (refund: GatewayRefund, report: RefundReport) => Promise<RefundReportDecision>;

export const RecordRefundReport = defineUseCase(
  'RecordRefundReport',
  {
    refunds: GatewayRefunds,
    disputes: CardDisputes,
    payouts: RefundPayouts,
    move: MoveRefund,
    announce: AnnounceRefunds,
    transact: Transact,
    clock: Clock,
    log: Log,
    metrics: Metrics,
  },
  ({ refunds, disputes, payouts, move, announce, transact, clock, log, metrics }): RecordRefundReport =>
    async ({ eventId, refundId, paymentId, amount }, report) => {
      const refund = { eventId, refundId };
      const { outcome, number, code } = report;
      const answers: RefundAnswer[] = [];
      const decision = await transact.transaction(async (tx): Promise<RefundReportDecision> => {
        answers.length = 0;
        const known = await refunds.lock(tx, refund);
        if (known === null) throw new Error(`Refund ${refundId} is at no gateway`);
        const at = clock.now();
        const decided = decideRefundReport(known, report);
        const note = () => refunds.write(tx, refund, { state: outcome, number, code, at });
        const step = async (name: 'SEND' | 'CONFIRM') => {
          answers.push(await mustMove(move, tx, { ...refund, by: null, step: name }));
        };
        const confirm = async () => {
          await payouts.paid(tx, refund, { reference: number ?? code, incomingTransferId: null, by: null, at });
          await step('CONFIRM');
        };
        switch (decided) {
          case 'REPEATED':
          case 'STILL_OPEN':
            return decided;
          case 'NOTE':
          case 'CLOSE':
          case 'PAID_TWICE':
            await note();
            return decided;
          case 'CONFIRM':
            await note();
            await confirm();
            return decided;
          case 'CONFIRM_AFTER_ALL':
            await note();
            await refunds.route(tx, refund, true);
            await step('SEND');
            await confirm();
            return decided;
          case 'FALL_BACK':
            await note();
            // Booked back where it was booked from, and only then on another way.
            answers.push(await mustMove(move, tx, { ...refund, by: null, step: 'FAIL', because: code, tell: false }));
            await refunds.route(tx, refund, false);
            if (report.disputed === true) await disputes.addUnreported(tx, { eventId, paymentId, amount, code, at });
            return decided;
          default:
            return never(decided);
        }
      });
      announce(eventId, answers);
      metrics.count('gateway_refunds_total', { outcome: decision });
      if (decision === 'PAID_TWICE')
        log.error(new Error('A refund may be paid twice'), 'a gateway paid back what a person gave up', {
          ...refund,
          number,
        });
      return decision;
    },
);
