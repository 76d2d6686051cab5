import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { decideReport, type GatewayReport } from '#domain/money/payment/gateway-report.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

export type RecordedReport = 'RECORDED' | 'REPEATED' | 'STILL_OPEN' | 'UNKNOWN' | 'WRONG_AMOUNT';

/** Settled under the event's lock, once for each reference. An amount that does not fit waits for a person. */
export type RecordGatewayReport = (report: GatewayReport) => Promise<RecordedReport>;

export const RecordGatewayReport = defineUseCase(
  'RecordGatewayReport',
  { payments: GatewayPayments, desk: ReservationDesk, clock: Clock, log: Log, metrics: Metrics },
  ({ payments, desk, clock, log, metrics }): RecordGatewayReport =>
    async (report) => {
      const { provider, reference, code, transactionNumber } = report;
      const known = await payments.byReference(provider, reference);
      if (known === null) return 'UNKNOWN';
      const now = clock.now();
      const decision = decideReport(known, report);
      const facts = { provider, reference, code };
      const review = () => {
        metrics.count('gateway_reviews_total', { provider });
        log.error(new Error('A gateway’s report needs a person'), 'a gateway payment is in review', facts);
      };
      switch (decision.kind) {
        case 'STILL_OPEN':
        case 'REPEATED':
          return decision.kind;
        case 'WRONG_AMOUNT':
          if (known.state !== 'REVIEW' && known.state !== 'PAID' && report.outcome !== 'OPEN') {
            await payments.note(known, { state: 'REVIEW', code, transactionNumber, at: now });
            review();
          }
          return 'WRONG_AMOUNT';
        case 'NOTE':
          await payments.note(known, { state: decision.state, code, transactionNumber, at: now });
          if (decision.state === 'REVIEW') review();
          return 'RECORDED';
        case 'SETTLE': {
          const settled = await desk.submit(
            known.eventId,
            {
              kind: 'SETTLE',
              paymentId: known.paymentId,
              provider,
              providerReference: reference,
              amount: report.amount,
              at: report.paidAt ?? now,
            },
            { incomingTransferId: null, transferCode: null, decidedBy: null },
          );
          if (!settled.ok)
            throw new Error(`Payment ${reference} of ${provider} was not settled: ${settled.refusal.code}`);
          // After the money: if this is lost, the next report settles nothing twice and notes it again.
          await payments.note(known, { state: 'PAID', code, transactionNumber, at: now });
          return settled.value.kind === 'REPEATED' ? 'REPEATED' : 'RECORDED';
        }
        default:
          return never(decision);
      }
    },
);
