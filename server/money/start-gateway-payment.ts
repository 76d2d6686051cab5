import { later } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { GATEWAY_WAITS } from '#domain/money/payment/gateway-report.ts';
import {
  isGateway,
  offeredMethods,
  type PaymentMethod,
  PROVIDER_OF_METHOD,
} from '#domain/money/payment/payment-method.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { moneyToPay } from '#domain/sale/reservation/reservation.ts';
import { BeginPayment } from '#server/money/begin-payment.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { PaymentGateways } from '#server/money/ports/payment-gateway.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';

/** The same key returns the same payment; a new key replaces the earlier attempt. */
export type StartGatewayPayment = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
  readonly method: PaymentMethod;
  readonly returnUrl: string;
  readonly locale: Locale;
  readonly payer: string;
  readonly idempotencyKey: string;
}) => Promise<Result<{ readonly continueWith: string }, Refusal>>;

const closed = () => refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' } as const);

export const StartGatewayPayment = defineUseCase(
  'StartGatewayPayment',
  {
    begin: BeginPayment,
    find: FindCheckout,
    buyers: Buyers,
    gateways: PaymentGateways,
    payments: GatewayPayments,
    newId: NewId,
    clock: Clock,
    log: Log,
  },
  ({ begin, find, buyers, gateways, payments, newId, clock, log }): StartGatewayPayment =>
    async ({ accountId, eventId, checkoutSessionId, method, returnUrl, locale, payer, idempotencyKey }) => {
      const provider = PROVIDER_OF_METHOD[method];
      const gateway = isGateway(provider) ? gateways.of(provider) : null;
      if (gateway === null || !isGateway(provider)) return closed();
      const checkout = await find({ accountId, eventId, checkoutSessionId });
      if (!checkout.ok) return checkout;
      const { final: price, points, wallet } = checkout.value.quote;
      const toPay = moneyToPay({ price, points, wallet });
      if (toPay > 0 && !offeredMethods(toPay, gateways.methods).includes(method)) return closed();
      const registrant = await buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      const begun = await begin(
        eventId,
        {
          accountId,
          checkoutSessionId,
          paymentId: newId.newId(),
          provider,
          idempotencyKey: `${method} ${checkoutSessionId} ${idempotencyKey}`,
        },
        { registrant },
      );
      if (!begun.ok) return begun;
      const { payment, cardId } = begun.value;
      if (!isWaiting(payment.state)) return refused({ code: 'CHECKOUT_CLOSED', state: checkout.value.state });
      const { paymentId, amount, payBefore: expiresAt } = payment;
      const before = await payments.byPayment(paymentId);
      if (before !== null) return before.continueWith === null ? closed() : ok({ continueWith: before.continueWith });
      const startedAt = clock.now();
      const { email } = registrant;
      const order = {
        paymentId,
        accountId,
        email,
        method,
        amount,
        startedAt,
        expiresAt,
        returnUrl,
        locale,
        payer,
        cardId,
      };
      const started = await gateway.start(order).catch((error: unknown) => {
        log.error(error, 'a payment could not be started at its gateway', { provider });
        return null;
      });
      if (started === null) return refused({ code: 'GATEWAY_FAILED' });
      const [firstWait = 0] = GATEWAY_WAITS;
      await payments.add(
        {
          provider,
          reference: started.reference,
          eventId,
          paymentId,
          method,
          amount,
          startedAt,
          expiresAt,
          continueWith: started.continueWith,
          state: 'OPEN',
          code: null,
          transactionNumber: null,
          asks: 0,
        },
        later(startedAt, firstWait),
      );
      // Of two that came at once, the stored one counts.
      const stored = await payments.byPayment(paymentId);
      return ok({ continueWith: stored?.continueWith ?? started.continueWith });
    },
);
