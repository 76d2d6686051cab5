/**
 * OPEN has a frozen quote; PAYING has a created payment; the other three are the end of it, save that late money
 * completes. [D17] [design]
 */
export type CheckoutSessionState = 'OPEN' | 'PAYING' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';

export const CHECKOUT_TRANSITIONS = {
  OPEN: ['PAYING', 'COMPLETED', 'CANCELLED', 'EXPIRED'],
  PAYING: ['COMPLETED', 'CANCELLED', 'EXPIRED'],
  COMPLETED: [],
  CANCELLED: ['COMPLETED'],
  EXPIRED: ['COMPLETED'],
} as const satisfies Readonly<Record<CheckoutSessionState, readonly CheckoutSessionState[]>>;

export const CHECKOUT_SESSION_STATES = Object.keys(CHECKOUT_TRANSITIONS) as readonly CheckoutSessionState[];

export const checkoutMayBecome = (from: CheckoutSessionState, to: CheckoutSessionState): boolean =>
  (CHECKOUT_TRANSITIONS[from] as readonly CheckoutSessionState[]).includes(to);

/** Places are still held for it. */
export const isUnfinished = (state: CheckoutSessionState): boolean => state === 'OPEN' || state === 'PAYING';
