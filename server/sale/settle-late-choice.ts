import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { FindCheckout } from './find-checkout.ts';

/** A refund is final. */
export type SettleLateChoice = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
  readonly choice: LateChoice;
}) => Promise<Result<CheckoutView, Refusal>>;

export const SettleLateChoice = defineUseCase(
  'SettleLateChoice',
  { desk: ReservationDesk, find: FindCheckout },
  (deps): SettleLateChoice =>
    async ({ accountId, eventId, checkoutSessionId, choice }) => {
      const outcome = await deps.desk.submit(
        eventId,
        { kind: 'CHOOSE_LATE_MONEY', accountId, checkoutSessionId, choice },
        null,
      );
      return outcome.ok ? deps.find({ accountId, eventId, checkoutSessionId }) : outcome;
    },
);
