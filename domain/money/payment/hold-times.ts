import { DAY, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';

/** From the cart's first line; further lines do not renew it. [D17] */
export const CART_HOLD = 10 * MINUTE;
/** Added once when a checkout begins. */
export const CHECKOUT_EXTENSION = 15 * MINUTE;
/** Longer than the countdown shows, because a bank's notice can be late. [D17] */
export const BANK_TRANSFER_HOLD = 45 * MINUTE;
/** The countdown. [S9-17] */
export const BANK_TRANSFER_SHOWN = 30 * MINUTE;
export const CARD_HOLD = 30 * MINUTE;
export const CARD_SHOWN = 25 * MINUTE;
/** Unless the organiser sets another deadline. */
export const MANUAL_HOLD = DAY;

export const cartHeldUntil = (heldSince: Instant): Instant => later(heldSince, CART_HOLD);

/** Whether a hold was already extended: it ends later than the cart's own ten minutes. */
export const isExtended = (hold: { readonly heldSince: Instant; readonly heldUntil: Instant }): boolean =>
  hold.heldUntil > cartHeldUntil(hold.heldSince);

/** When a hold ends after its checkout begins; extended only once. */
export const checkoutHeldUntil = (hold: { readonly heldSince: Instant; readonly heldUntil: Instant }): Instant =>
  isExtended(hold) ? hold.heldUntil : later(hold.heldUntil, CHECKOUT_EXTENSION);

/** Whether a hold has ended; its end is included. */
export const isDue = (hold: { readonly heldUntil: Instant }, now: Instant): boolean => hold.heldUntil <= now;
