import { defineUseCase } from '#domain/kernel/use-case.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { PaymentGateways } from '#server/money/ports/payment-gateway.ts';
import { type RecordedReport, RecordGatewayReport } from '#server/money/record-gateway-report.ts';
import { Clock } from '#server/platform/ports/clock.ts';

/** Calls come late, twice and out of order, so the state is read from the provider; rejects when it cannot be. */
export type HearCardPayment = (reference: string) => Promise<RecordedReport>;

export const HearCardPayment = defineUseCase(
  'HearCardPayment',
  { payments: GatewayPayments, gateways: PaymentGateways, record: RecordGatewayReport, clock: Clock },
  ({ payments, gateways, record, clock }): HearCardPayment =>
    async (reference) => {
      const payment = await payments.byReference('STRIPE', reference);
      if (payment === null) return 'UNKNOWN';
      const report = await gateways.of('STRIPE')?.query(payment, clock.now());
      return report == null ? 'STILL_OPEN' : record(report);
    },
);
