import { defineUseCase } from '#domain/kernel/use-case.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { SendGatewayRefund } from '#server/money/send-gateway-refunds.ts';
import { Log } from '#server/platform/ports/log.ts';

/** A call is a hint: what is awaited of that payment is asked about. */
export type HearCardRefund = (reference: string) => Promise<void>;

export const HearCardRefund = defineUseCase(
  'HearCardRefund',
  { payments: GatewayPayments, refunds: GatewayRefunds, send: SendGatewayRefund, log: Log },
  ({ payments, refunds, send, log }): HearCardRefund =>
    async (reference) => {
      const payment = await payments.byReference('STRIPE', reference);
      const awaited = payment === null ? [] : await refunds.awaited(payment.eventId, payment.paymentId);
      for (const refund of awaited) await send(refund);
      if (awaited.length === 0) log.info('a call of Stripe is about no refund that is awaited', { reference });
    },
);
