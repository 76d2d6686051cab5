import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { FindCheckout } from './find-checkout.ts';

/** Refused with PAYMENT_STARTED once a payment exists. */
export type GiveUpCheckout = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<CheckoutView, Refusal>>;

export const GiveUpCheckout = defineUseCase(
  'GiveUpCheckout',
  { desk: ReservationDesk, find: FindCheckout },
  (deps): GiveUpCheckout =>
    async (input) => {
      const { accountId, eventId, checkoutSessionId } = input;
      const outcome = await deps.desk.submit(eventId, { kind: 'CANCEL_CHECKOUT', accountId, checkoutSessionId }, null);
      return outcome.ok ? deps.find(input) : outcome;
    },
);
