import type { MoneyParts } from './money-parts.ts';
import type { RefundReason } from './refund-rules.ts';

/**
 * SENT waits for the provider's word; FAILED is owed still and is sent again; CONFIRMED is the end. (design: money in
 * and out)
 */
export type RefundStatus = 'DECIDED' | 'SENT' | 'CONFIRMED' | 'FAILED';

/** One giving back. It is debited when it is decided, so that the same dong is never given back twice. */
export type Refund = {
  readonly refundId: string;
  readonly reason: RefundReason;
  readonly parts: MoneyParts;
  readonly status: RefundStatus;
  /** How often it was sent. */
  readonly attempts: number;
};

/** What may happen next. */
export const REFUND_TRANSITIONS = {
  DECIDED: ['SENT'],
  SENT: ['CONFIRMED', 'FAILED'],
  FAILED: ['SENT'],
  CONFIRMED: [],
} as const satisfies Readonly<Record<RefundStatus, readonly RefundStatus[]>>;

export const REFUND_STATUSES = Object.keys(REFUND_TRANSITIONS) as readonly RefundStatus[];

export const refundMayBecome = (from: RefundStatus, to: RefundStatus): boolean =>
  (REFUND_TRANSITIONS[from] as readonly RefundStatus[]).includes(to);
