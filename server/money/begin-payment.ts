import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { paysBesideWallet } from '#domain/money/payment/payment-method.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { BeginPayment as BeginPaymentCommand } from '#domain/sale/reservation/stock-command.ts';
import type { PaymentBegun } from '#domain/sale/reservation/stock-outcome.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { HoldPoints } from '#server/programme/hold-points.ts';
import { HoldWalletMoney } from '#server/programme/hold-wallet-money.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { type Registrant, ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

type DeskDetails = { readonly registrant: Registrant; readonly instructions?: string };

/** Points and the wallet's part are held in the buyer's account first, until the checkout ends (0035). */
export type BeginPayment = (
  eventId: number,
  command: Omit<BeginPaymentCommand, 'kind' | 'pointsHeld' | 'walletHeld'>,
  details: DeskDetails,
) => Promise<Result<PaymentBegun, Refusal>>;

export const BeginPayment = defineUseCase(
  'BeginPayment',
  { desk: ReservationDesk, find: FindCheckout, hold: HoldPoints, holdMoney: HoldWalletMoney, newId: NewId },
  ({ desk, find, hold, holdMoney, newId }): BeginPayment =>
    async (eventId, command, details) => {
      const { accountId, checkoutSessionId, provider } = command;
      const checkout = await find({ accountId, eventId, checkoutSessionId });
      if (!checkout.ok) return checkout;
      const { points = NO_POINTS, wallet: amount = ZERO } = checkout.value.quote;
      if (amount > ZERO && !paysBesideWallet(provider)) return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const held = points === NO_POINTS ? null : await hold({ accountId, checkoutSessionId, eventId, points });
      if (held?.ok === false) return held;
      const part = { paymentId: newId.newId(), accountId, checkoutSessionId, eventId, amount, part: true };
      const ofWallet = amount === ZERO ? null : await holdMoney(part);
      if (ofWallet?.ok === false) return ofWallet;
      const walletHeld = ofWallet?.value.amount ?? ZERO;
      return desk.submit(eventId, { kind: 'BEGIN_PAYMENT', pointsHeld: points, walletHeld, ...command }, details);
    },
);
