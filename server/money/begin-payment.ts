import { NO_POINTS } from '#domain/kernel/money/points.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { BeginPayment as BeginPaymentCommand } from '#domain/sale/reservation/stock-command.ts';
import type { PaymentBegun } from '#domain/sale/reservation/stock-outcome.ts';
import { HoldPoints } from '#server/programme/hold-points.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { type Registrant, ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

type DeskDetails = { readonly registrant: Registrant; readonly instructions?: string };

/** Points are held in the buyer's account first; if the payment fails, the hold ends with the checkout (0035). */
export type BeginPayment = (
  eventId: number,
  command: Omit<BeginPaymentCommand, 'kind' | 'pointsHeld'>,
  details: DeskDetails,
) => Promise<Result<PaymentBegun, Refusal>>;

export const BeginPayment = defineUseCase(
  'BeginPayment',
  { desk: ReservationDesk, find: FindCheckout, hold: HoldPoints },
  ({ desk, find, hold }): BeginPayment =>
    async (eventId, command, details) => {
      const { accountId, checkoutSessionId } = command;
      const checkout = await find({ accountId, eventId, checkoutSessionId });
      if (!checkout.ok) return checkout;
      const { points = NO_POINTS } = checkout.value.quote;
      const held = points === NO_POINTS ? null : await hold({ accountId, checkoutSessionId, eventId, points });
      if (held?.ok === false) return held;
      return desk.submit(eventId, { kind: 'BEGIN_PAYMENT', pointsHeld: points, ...command }, details);
    },
);
