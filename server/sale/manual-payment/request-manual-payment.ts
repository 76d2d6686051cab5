import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { manualHold } from '#domain/money/payment/manual-payment.ts';
import { availableMethods, offeredMethods } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { moneyToPay } from '#domain/sale/reservation/reservation.ts';
import { BeginPayment } from '#server/money/begin-payment.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';

/** Returns the one that was begun. Its places wait as long as the event's terms say. [S1-14] */
export type RequestManualPayment = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<CheckoutView, Refusal>>;

export const RequestManualPayment = defineUseCase(
  'RequestManualPayment',
  { begin: BeginPayment, find: FindCheckout, buyers: Buyers, manual: ManualPayments, newId: NewId },
  ({ begin, find, buyers, manual, newId }): RequestManualPayment =>
    async (input) => {
      const { accountId, eventId, checkoutSessionId } = input;
      const registrant = await buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      const checkout = await find(input);
      if (!checkout.ok) return checkout;
      const { quote, payment } = checkout.value;
      // A payment that has begun continues under its terms.
      if (payment?.provider === 'MANUAL') return checkout;
      const terms = await manual.terms(eventId);
      const { final: price, points, wallet } = quote;
      const toPay = moneyToPay({ price, points, wallet });
      const offered = offeredMethods(toPay, availableMethods([], { manual: terms.open }));
      if (toPay > 0 && !offered.includes('Manual')) return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const begun = await begin(
        eventId,
        {
          accountId,
          checkoutSessionId,
          paymentId: newId.newId(),
          provider: 'MANUAL',
          // Keyed by the checkout: a second click on any page is the same request.
          idempotencyKey: `manual ${checkoutSessionId}`,
          waits: manualHold(terms),
        },
        { registrant, instructions: terms.instructions },
      );
      return begun.ok ? find(input) : begun;
    },
);
