import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import { type AttendeeDetails, CheckoutDesk, type CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { attendeesByLine } from '#domain/sale/checkout/attendees.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';

type BeginCheckoutInput = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly lines: readonly CartLine[];
  readonly attendees: readonly AttendeeDetails[];
  readonly formPerTicket: boolean;
  readonly donation: { readonly amount: Dong; readonly message: string };
  /** A donation is saved on the server, so removing it must be saved too. */
  readonly donationSaved: boolean;
  readonly policyAgreed: boolean;
  /** In money, donation included. */
  readonly shownPrice: Dong;
  /** Null: none is wanted. */
  readonly invoice: InvoiceDetails | null;
  /** A discount code that is part of the shown price; null: none. */
  readonly code: string | null;
  /** The card whose bank's promotion is part of the shown price; absent: none. */
  readonly cardId?: string | null;
  /** Loyalty points that pay for a part, and are no part of the shown price. */
  readonly points: Points;
  /** Money of the wallet that pays for a part, and is no part of the shown price. */
  readonly wallet: Dong;
};

type BegunCheckout = {
  readonly session: CheckoutSession;
  readonly donationLost: boolean;
  /** The checkout has begun, but without what its invoice needs. */
  readonly invoiceLost: boolean;
};

/** In this order, without the donation if it cannot be saved. [S4-31] [S4-32] [S8-10] [S8-12] */
export type BeginCheckout = (input: BeginCheckoutInput) => Promise<Result<BegunCheckout, Trouble>>;

export const BeginCheckout = defineUseCase(
  'BeginCheckout',
  { checkoutDesk: CheckoutDesk, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  (ports): BeginCheckout =>
    async (input) => {
      let shownPrice = input.shownPrice;
      let donationLost = false;
      const { invoice } = input;
      if (input.donation.amount > 0 || input.donationSaved) {
        const message = input.donation.message.trim();
        const saved = await retry(() =>
          ports.checkoutDesk.saveDonation(input.sectionEventId, input.donation.amount, message === '' ? null : message),
        );
        if (!saved.ok && saved.refusal.code === 'DONATION_MESSAGE_TOO_LONG') return saved;
        if (!saved.ok && input.donation.amount > 0) {
          donationLost = true;
          shownPrice = minus(shownPrice, input.donation.amount);
        }
      }
      const order = {
        eventId: input.eventId,
        sectionEventId: input.sectionEventId,
        policyAgreed: input.policyAgreed,
        shownPrice,
        ...(input.code === null ? {} : { code: input.code }),
        ...(input.cardId == null ? {} : { cardId: input.cardId }),
        ...(input.points === NO_POINTS ? {} : { points: input.points }),
        ...(input.wallet === ZERO ? {} : { wallet: input.wallet }),
        attendees: attendeesByLine(input.lines, input.attendees, input.formPerTicket),
      };
      const begun = await idempotentRequest(ports, `begin:${JSON.stringify(order)}`, (key) =>
        ports.checkoutDesk.begin(order, key),
      );
      if (!begun.ok) return begun;
      // Without an id there is nothing to pay. [S8-09]
      if (begun.value.id === '') return refused({ code: 'NOT_FOUND' });
      const session = begun.value;
      const kept = invoice === null || (await retry(() => ports.checkoutDesk.updateInvoice(session.id, invoice))).ok;
      return ok({ session, donationLost, invoiceLost: !kept });
    },
);
