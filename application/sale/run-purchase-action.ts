import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { Cart, type CartLine, type WantedLine } from '#application/sale/ports/cart.ts';
import { type AttendeeDetails, CheckoutDesk, type CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { attendeesByLine, placesInLineOrder } from '#domain/sale/checkout/attendees.ts';
import type { PrivateOrder } from '#domain/sale/checkout/private-order.ts';
import type { PurchaseAction } from '#domain/sale/checkout/private-purchase.ts';
import { ChooseTickets } from './choose-tickets.ts';

/** A private purchase, and the results of its acts so far. */
export type PurchaseBasket = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly order: PrivateOrder;
  readonly wanted: readonly WantedLine[];
  readonly attendees: readonly AttendeeDetails[];
  /** Attendees with their answers; null: nobody was asked. */
  readonly registered: readonly { readonly ticketTypeId: string; readonly attendee: AttendeeDetails }[] | null;
  readonly formPerTicket: boolean;
  readonly message: string;
  /** The online room that the donation is given in; null: elsewhere. */
  readonly roomId: string | null;
  readonly policyAgreed: boolean;
  /** The card whose bank's promotion takes `off` off the order's total; null: none. */
  readonly card: { readonly cardId: string; readonly off: Dong } | null;
  readonly lines: readonly CartLine[];
  readonly session: CheckoutSession | null;
};

/** The domain decides which act comes next. [S4-43] */
export type RunPurchaseAction = (
  act: PurchaseAction,
  basket: PurchaseBasket,
) => Promise<Result<PurchaseBasket, Trouble>>;

export const RunPurchaseAction = defineUseCase(
  'RunPurchaseAction',
  { cart: Cart, checkoutDesk: CheckoutDesk, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  (ports): RunPurchaseAction => {
    const { cart, checkoutDesk } = ports;
    const choose = ChooseTickets.make(ports);

    async function begin(basket: PurchaseBasket): Promise<Result<PurchaseBasket, Trouble>> {
      const { eventId, sectionEventId, policyAgreed, order, card, lines } = basket;
      const { attendees, registered, formPerTicket } = basket;
      const held = lines.map(({ ticketId, quantity }) => ({ ticketTypeId: ticketId, quantity }));
      const begun = {
        eventId,
        sectionEventId,
        policyAgreed,
        shownPrice: minus(order.total, card?.off ?? ZERO),
        ...(order.promoCode === null ? {} : { code: order.promoCode }),
        ...(card === null ? {} : { cardId: card.cardId }),
        attendees:
          registered === null
            ? attendeesByLine(lines, attendees, formPerTicket)
            : attendeesByLine(lines, placesInLineOrder(held, registered), true),
      };
      const session = await idempotentRequest(ports, `begin:${JSON.stringify(begun)}`, (key) =>
        checkoutDesk.begin(begun, key),
      );
      return session.ok ? ok({ ...basket, session: session.value }) : session;
    }

    return async (act, basket) => {
      const { sectionEventId, order } = basket;
      switch (act) {
        case 'CLEAR_CART': {
          const emptied = await retry(() => cart.empty(sectionEventId));
          return emptied.ok ? ok(basket) : emptied;
        }
        case 'ADD_TICKETS': {
          const chosen = await choose({ sectionEventId, wanted: basket.wanted, held: [] });
          return chosen.ok ? ok({ ...basket, lines: chosen.value }) : chosen;
        }
        case 'ATTACH_ATTENDEES':
          // Sent with BEGIN_CHECKOUT.
          return ok(basket);
        case 'SAVE_DONATION': {
          const message = basket.message.trim();
          const saved = await retry(() =>
            checkoutDesk.saveDonation(sectionEventId, order.donation, message === '' ? null : message, basket.roomId),
          );
          return saved.ok ? ok(basket) : saved;
        }
        case 'BEGIN_CHECKOUT':
          return begin(basket);
        default:
          return never(act);
      }
    };
  },
);
