/** OPEN has a frozen quote, PAYING a payment; late money can still complete a final one. [D17] [design] */
export type CheckoutSessionState = 'OPEN' | 'PAYING' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';

export const CHECKOUT_TRANSITIONS = {
  OPEN: ['PAYING', 'COMPLETED', 'CANCELLED', 'EXPIRED'],
  PAYING: ['COMPLETED', 'CANCELLED', 'EXPIRED'],
  COMPLETED: [],
  CANCELLED: ['COMPLETED'],
  EXPIRED: ['COMPLETED'],
} as const satisfies Readonly<Record<CheckoutSessionState, readonly CheckoutSessionState[]>>;

export const CHECKOUT_SESSION_STATES = Object.keys(CHECKOUT_TRANSITIONS) as readonly CheckoutSessionState[];

/** Whether places are still held. */
export const isUnfinished = (state: CheckoutSessionState): boolean => state === 'OPEN' || state === 'PAYING';
