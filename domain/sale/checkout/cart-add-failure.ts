/** Refusals of adding to the cart that tell the buyer what to do, each in its own sentence. */
const KEEP_THEIR_SENTENCE: ReadonlySet<string> = new Set([
  'SOLD_OUT',
  'REACH_LIMITED_PURCHASE',
  'NOT_A_MULTIPLE',
  'NOT_ON_SALE',
  'INVALID_SEAT',
  'SEATS_REFUSED',
  'PAYMENT_STARTED',
  'HOLD_EXPIRED',
  'WAITING_ROOM',
  'UNAUTHORIZED',
  'SESSION_ENDED',
  'RATE_LIMITED',
  'BUSY',
]);

/** Whether a failure to add to the cart is told as invalid seats, for want of anything better. [S8-04] */
export const isToldAsInvalidSeats = (refusal: { readonly code: string }): boolean =>
  !KEEP_THEIR_SENTENCE.has(refusal.code);
