import type { Result } from '#domain/kernel/result.ts';
import { ok } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { AskGateway } from '#server/money/ask-gateways.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';

/** The gateway's own report may be late or lost. What the browser brought back proves nothing and is not read. */
export type AskAboutMyPayment = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<CheckoutView, Refusal>>;

export const AskAboutMyPayment = defineUseCase(
  'AskAboutMyPayment',
  { find: FindCheckout, payments: GatewayPayments, ask: AskGateway, clock: Clock },
  ({ find, payments, ask, clock }): AskAboutMyPayment =>
    async (input) => {
      const checkout = await find(input);
      if (!checkout.ok || checkout.value.payment === null) return checkout;
      const payment = await payments.takeNow(checkout.value.payment.paymentId, clock.now());
      if (payment === null) return ok(checkout.value);
      await ask(payment);
      return find(input);
    },
);
