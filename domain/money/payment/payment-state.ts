import { type Dong, minus } from '#domain/kernel/money/dong.ts';

/**
 * One attempt to pay. PART_PAID waits for the rest; LATE_MONEY arrived after the places were given back and found none
 * free, or for an event that was cancelled, so that the buyer chooses; REFUND_DUE: all of it is to go back, and has not
 * been confirmed to be there.
 */
export type PaymentState =
  | 'PENDING'
  | 'PART_PAID'
  | 'SUCCEEDED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'FAILED'
  | 'LATE_MONEY'
  | 'REFUND_DUE'
  | 'REFUNDED';

/**
 * What may happen next. Money can still arrive for an attempt that expired, failed or was cancelled: it then seats
 * again or becomes late money.
 */
export const PAYMENT_TRANSITIONS = {
  PENDING: ['PART_PAID', 'SUCCEEDED', 'EXPIRED', 'CANCELLED', 'FAILED', 'LATE_MONEY'],
  PART_PAID: ['SUCCEEDED', 'LATE_MONEY'],
  SUCCEEDED: ['REFUND_DUE'],
  EXPIRED: ['SUCCEEDED', 'LATE_MONEY'],
  CANCELLED: ['SUCCEEDED', 'LATE_MONEY'],
  FAILED: ['SUCCEEDED', 'LATE_MONEY'],
  LATE_MONEY: ['SUCCEEDED', 'REFUND_DUE'],
  REFUND_DUE: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Readonly<Record<PaymentState, readonly PaymentState[]>>;

export const PAYMENT_STATES = Object.keys(PAYMENT_TRANSITIONS) as readonly PaymentState[];

export const paymentMayBecome = (from: PaymentState, to: PaymentState): boolean =>
  (PAYMENT_TRANSITIONS[from] as readonly PaymentState[]).includes(to);

/** Money for it is still awaited, and places are held for it. */
export const isWaiting = (state: PaymentState): boolean => state === 'PENDING' || state === 'PART_PAID';

/** What came has no place: it waits for its buyer's choice, or goes back. */
export const STATES_WITHOUT_PLACE = ['LATE_MONEY', 'REFUND_DUE', 'REFUNDED'] as const satisfies readonly PaymentState[];

/** What is missing of a payment that arrived in part; null when nothing or everything is here. */
export const amountMissing = (price: Dong, received: Dong): Dong | null =>
  received > 0 && received < price ? minus(price, received) : null;
