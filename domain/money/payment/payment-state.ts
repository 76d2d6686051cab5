import { type Dong, minus } from '#domain/kernel/money/dong.ts';

/** PART_PAID waits for the rest. LATE_MONEY found no place; the buyer chooses. REFUND_DUE: all of it goes back. */
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

/** Money for an expired, failed or cancelled attempt is seated again or becomes late money. */
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

/** Whether money is awaited and places are held. */
export const isWaiting = (state: PaymentState): boolean => state === 'PENDING' || state === 'PART_PAID';

/** The money has no place: it awaits the buyer's choice or goes back. */
export const STATES_WITHOUT_PLACE = ['LATE_MONEY', 'REFUND_DUE', 'REFUNDED'] as const satisfies readonly PaymentState[];

/** The amount still missing of a part payment; null if nothing or everything was received. */
export const amountMissing = (price: Dong, received: Dong): Dong | null =>
  received > 0 && received < price ? minus(price, received) : null;
