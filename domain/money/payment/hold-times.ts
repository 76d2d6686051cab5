import { DAY, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';

/** First line in the cart; adding lines does not renew it. [D17] */
export const CART_HOLD = 10 * MINUTE;
/** What beginning a checkout adds, once. */
export const CHECKOUT_EXTENSION = 15 * MINUTE;
/**
 * Places of a bank transfer are held longer than the countdown shows, because a bank's notice can arrive late. [D17]
 */
export const BANK_TRANSFER_HOLD = 45 * MINUTE;
/** What the buyer is shown. [S9-17] */
export const BANK_TRANSFER_SHOWN = 30 * MINUTE;
export const CARD_HOLD = 30 * MINUTE;
export const CARD_SHOWN = 25 * MINUTE;
/** Manual payment, unless the organiser set another deadline. */
export const MANUAL_HOLD = DAY;

/** When a cart that was begun at `heldSince` gives its places back. */
export const cartHeldUntil = (heldSince: Instant): Instant => later(heldSince, CART_HOLD);

/** A hold that was extended once reaches past the cart's own ten minutes, however its lines were changed since. */
export const isExtended = (hold: { readonly heldSince: Instant; readonly heldUntil: Instant }): boolean =>
  hold.heldUntil > cartHeldUntil(hold.heldSince);

/** Until when places are held once a checkout began: fifteen minutes more, once. */
export const checkoutHeldUntil = (hold: { readonly heldSince: Instant; readonly heldUntil: Instant }): Instant =>
  isExtended(hold) ? hold.heldUntil : later(hold.heldUntil, CHECKOUT_EXTENSION);

/** A hold gives its places back from this moment on. */
export const isDue = (hold: { readonly heldUntil: Instant }, now: Instant): boolean => hold.heldUntil <= now;
