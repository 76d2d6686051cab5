import { type Dong, minus, plus } from '#domain/kernel/money/dong.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';

/**
 * UNKNOWN: no code of ours. AMBIGUOUS: two codes, or money that another feed may have reported. REFUND_AMOUNT: not the
 * refund's amount. REFUND_SECOND: it was paid before. CLOSED: settled outside, or of nobody.
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
  | 'REFUND_PAID'
  | 'REFUND_AMOUNT'
  | 'REFUND_SECOND'
  | 'WITHDRAWAL_PAID'
  | 'CLOSED'
  | 'IGNORED';

const WHOSE_IT_IS = [
  'PAID',
  'SHORT',
  'OVER',
  'LATE_SEATED',
  'LATE_NO_PLACE',
  'DUPLICATE',
] as const satisfies readonly TransferState[];

const REFUND_FAULTS = ['REFUND_AMOUNT', 'REFUND_SECOND'] as const satisfies readonly TransferState[];

/** By hand. A transfer that names a refund can also be closed. */
const AFTER_REVIEW = [...WHOSE_IT_IS, 'REFUND_PAID', ...REFUND_FAULTS, 'WITHDRAWAL_PAID', 'CLOSED'] as const;

/** STORED: not handled yet, because it just arrived or the process died. [STD 2] */
export const TRANSFER_TRANSITIONS = {
  STORED: [...WHOSE_IT_IS, 'UNKNOWN', 'AMBIGUOUS', 'REFUND_PAID', ...REFUND_FAULTS, 'WITHDRAWAL_PAID', 'IGNORED'],
  UNKNOWN: AFTER_REVIEW,
  AMBIGUOUS: AFTER_REVIEW,
  REFUND_AMOUNT: ['CLOSED'],
  REFUND_SECOND: ['CLOSED'],
  REFUND_PAID: [],
  WITHDRAWAL_PAID: [],
  /** By hand, and only money that arrived. */
  CLOSED: ['UNKNOWN'],
  PAID: [],
  SHORT: [],
  OVER: [],
  LATE_SEATED: [],
  LATE_NO_PLACE: [],
  DUPLICATE: [],
  IGNORED: [],
} as const satisfies Readonly<Record<TransferState | 'STORED', readonly TransferState[]>>;

export const TRANSFER_STATES: readonly TransferState[] = [...TRANSFER_TRANSITIONS.STORED, 'CLOSED'];

/** Whether a person has to look at the transfer. */
export const needsReview = (state: TransferState): boolean =>
  state !== 'CLOSED' && TRANSFER_TRANSITIONS[state].length > 0;

/** Money that arrived was closed as nobody's; a person may have been wrong. */
export const mayBeReopened = ({ state, direction }: { readonly state: TransferState; readonly direction: string }) =>
  state === 'CLOSED' && direction === 'in';

/** Whether a person can still say what the transfer paid; a wrongly paid refund is only closed. */
export const mayBeMatched = (state: TransferState): boolean => TRANSFER_TRANSITIONS[state].length > 1;

export const TRANSFER_STATES_TO_REVIEW: readonly TransferState[] = TRANSFER_STATES.filter(needsReview);

/** SHORT leaves `missing` to pay; PAID may have a `surplus`; SECOND came after it was covered. */
export type TransferVerdict =
  | { readonly kind: 'SHORT'; readonly received: Dong; readonly missing: Dong }
  | { readonly kind: 'PAID'; readonly received: Dong; readonly surplus: Dong }
  | { readonly kind: 'SECOND'; readonly received: Dong; readonly surplus: Dong };

/** Once a refund is decided, a payment takes no more money. */
const REFUND_DECIDED: readonly PaymentState[] = ['REFUND_DUE', 'REFUNDED'];

/** Adds an amount to what a payment has received. [STD 2] */
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
