import { type Dong, minus, plus } from '#domain/kernel/money/dong.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';

/**
 * What became of an incoming transfer; the same words as on the wire. UNKNOWN names no code of ours; AMBIGUOUS names
 * two, or may be money that another feed told of; IGNORED is no money for tickets at all.
 */
export type TransferState =
  | 'PAID'
  | 'SHORT'
  | 'OVER'
  | 'LATE_SEATED'
  | 'LATE_NO_PLACE'
  | 'DUPLICATE'
  | 'UNKNOWN'
  | 'AMBIGUOUS'
  | 'IGNORED';

const WHOSE_IT_IS = [
  'PAID',
  'SHORT',
  'OVER',
  'LATE_SEATED',
  'LATE_NO_PLACE',
  'DUPLICATE',
] as const satisfies readonly TransferState[];

/**
 * What may happen next. STORED: nobody dealt with it yet, because it came this moment or the process died. (standards
 * 4.5, rules 5 to 7)
 */
export const TRANSFER_TRANSITIONS = {
  STORED: [...WHOSE_IT_IS, 'UNKNOWN', 'AMBIGUOUS', 'IGNORED'],
  UNKNOWN: WHOSE_IT_IS,
  AMBIGUOUS: WHOSE_IT_IS,
  PAID: [],
  SHORT: [],
  OVER: [],
  LATE_SEATED: [],
  LATE_NO_PLACE: [],
  DUPLICATE: [],
  IGNORED: [],
} as const satisfies Readonly<Record<TransferState | 'STORED', readonly TransferState[]>>;

export const TRANSFER_STATES: readonly TransferState[] = TRANSFER_TRANSITIONS.STORED;

/** Nobody but a person can say whose money it is; only such a transfer is matched by hand. */
export const needsReview = (state: TransferState): boolean => TRANSFER_TRANSITIONS[state].length > 0;

/** The states that wait for a person. */
export const TRANSFER_STATES_TO_REVIEW: readonly TransferState[] = TRANSFER_STATES.filter(needsReview);

/**
 * What an amount does to a payment: SHORT leaves `missing` to be paid, PAID covers it with `surplus` to give back,
 * SECOND came for a payment that was covered before or whose refund is decided, so that a person decides about all of
 * it. Whether late money still finds its places is the reservation's to say.
 */
export type TransferVerdict =
  | { readonly kind: 'SHORT'; readonly received: Dong; readonly missing: Dong }
  | { readonly kind: 'PAID'; readonly received: Dong; readonly surplus: Dong }
  | { readonly kind: 'SECOND'; readonly received: Dong; readonly surplus: Dong };

/** However much of it came: what was decided to be given back takes no more. */
const REFUND_DECIDED: readonly PaymentState[] = ['REFUND_DUE', 'REFUNDED'];

/** Adds an amount to what a payment received already. (standards 4.5, rule 5) */
export function settleTransfer(
  payment: { readonly state: PaymentState; readonly amount: Dong; readonly received: Dong },
  amount: Dong,
): TransferVerdict {
  const received = plus(payment.received, amount);
  if (REFUND_DECIDED.includes(payment.state) || payment.received >= payment.amount)
    return { kind: 'SECOND', received, surplus: amount };
  if (received < payment.amount) return { kind: 'SHORT', received, missing: minus(payment.amount, received) };
  return { kind: 'PAID', received, surplus: minus(received, payment.amount) };
}
