import { askSurely } from '#application/platform/ask-surely.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Cart } from '#application/sale/ports/cart.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import type { CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/**
 * Gives up a checkout by the buyer's own wish: cancels it where it can still be cancelled, releases the places, forgets
 * the draft.
 */
export type LeaveCheckout = (
  sectionEventId: number,
  checkoutSessionId: string | null,
) => Promise<Result<true, Trouble>>;
export const LeaveCheckout = token<LeaveCheckout>('LeaveCheckout');

export const makeLeaveCheckout =
  (ports: {
    readonly checkoutDesk: CheckoutDesk;
    readonly cart: Cart;
    readonly checkoutDrafts: CheckoutDrafts;
  }): LeaveCheckout =>
  async (sectionEventId, checkoutSessionId) => {
    if (checkoutSessionId !== null) {
      const cancelled = await askSurely(() => ports.checkoutDesk.cancel(checkoutSessionId));
      if (!cancelled.ok && cancelled.refusal.code !== 'CHECKOUT_CLOSED') return cancelled;
    }
    const emptied = await askSurely(() => ports.cart.empty(sectionEventId));
    if (!emptied.ok) return emptied;
    ports.checkoutDrafts.clear(sectionEventId);
    return ok(true);
  };
