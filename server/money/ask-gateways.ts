import { defineUseCase } from '#domain/kernel/use-case.ts';
import { GATEWAY_ASKS } from '#domain/money/payment/gateway-report.ts';
import { type GatewayPayment, GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { PaymentGateways } from '#server/money/ports/payment-gateway.ts';
import { RecordGatewayReport } from '#server/money/record-gateway-report.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';

const AT_ONCE = 50;

export type AskGateway = (payment: GatewayPayment) => Promise<void>;

export const AskGateway = defineUseCase(
  'AskGateway',
  { gateways: PaymentGateways, record: RecordGatewayReport, clock: Clock, log: Log },
  ({ gateways, record, clock, log }): AskGateway =>
    async (payment) => {
      try {
        const report = await gateways.of(payment.provider)?.query(payment, clock.now());
        if (report != null) await record(report);
      } catch (error) {
        log.error(error, 'a gateway was asked in vain', { provider: payment.provider, reference: payment.reference });
      }
    },
);

/** Asks gateways about payments that they have not reported, with growing waits. Returns how many were asked about. */
export type AskGateways = () => Promise<number>;

export const AskGateways = defineUseCase(
  'AskGateways',
  { payments: GatewayPayments, ask: AskGateway, clock: Clock, log: Log, metrics: Metrics },
  ({ payments, ask, clock, log, metrics }): AskGateways =>
    async () => {
      const due = await payments.takeDue(clock.now(), AT_ONCE);
      await Promise.all(due.map(ask));
      for (const { provider, reference, asks } of due)
        if (asks >= GATEWAY_ASKS) {
          metrics.count('gateway_silent_total', { provider });
          log.warn('a gateway is not asked about a payment any more', { provider, reference });
        }
      return due.length;
    },
);
