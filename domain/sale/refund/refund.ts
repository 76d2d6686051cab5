import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { MoneyParts } from './money-parts.ts';

/**
 * How long after an event closes its money can still be asked back. The specification and the design name the window
 * and no length: seven days always hold five working days, so that a dispute on the last evening can still be answered.
 */
export const REFUND_WINDOW = 7 * DAY;

/**
 * Until then an order can be refunded; from then on rewards and the organiser's revenue have matured. (design: money)
 */
export const refundWindowEnd = (eventEndsAt: Instant): Instant => later(eventEndsAt, REFUND_WINDOW);

export const isRefundWindowOver = (eventEndsAt: Instant, now: Instant): boolean => now >= refundWindowEnd(eventEndsAt);

/**
 * Why money goes back. LATE_MONEY found no place and its buyer chose the money; SURPLUS was paid above the price;
 * SECOND_PAYMENT came for an order that was paid; a CHARGEBACK was taken by the card's bank without asking.
 */
export type RefundReason =
  | 'EVENT_CANCELLED'
  | 'ORDER_CANCELLED'
  | 'APPROVAL_DECLINED'
  | 'LATE_MONEY'
  | 'SURPLUS'
  | 'SECOND_PAYMENT'
  | 'CHARGEBACK';

type RefundRule = {
  /** The money that may go back for this reason. */
  readonly of: readonly (keyof MoneyParts)[];
  /** ANY part of it, or the WHOLE or nothing. */
  readonly size: 'ANY' | 'WHOLE';
  /** The refunded tickets are void and their places return. */
  readonly voidsTickets: boolean;
  /** Only until the refund window closes; otherwise at any time. */
  readonly inWindow: boolean;
  /**
   * What an order becomes when all of this money is to go back; REFUNDED it is anyhow, once that is confirmed
   * (order-after-refunds.ts).
   */
  readonly order: Extract<OrderStatus, 'CANCELLED' | 'REFUNDED'> | null;
};

/** (design: money in and out) [S6-26] */
export const REFUND_RULES: Readonly<Record<RefundReason, RefundRule>> = {
  EVENT_CANCELLED: {
    of: ['tickets', 'donation'],
    size: 'WHOLE',
    voidsTickets: true,
    inWindow: false,
    order: 'CANCELLED',
  },
  ORDER_CANCELLED: { of: ['tickets', 'donation'], size: 'ANY', voidsTickets: true, inWindow: true, order: 'CANCELLED' },
  APPROVAL_DECLINED: {
    of: ['tickets', 'donation'],
    size: 'WHOLE',
    voidsTickets: true,
    inWindow: false,
    order: 'REFUNDED',
  },
  LATE_MONEY: { of: ['late'], size: 'WHOLE', voidsTickets: false, inWindow: false, order: null },
  SURPLUS: { of: ['surplus'], size: 'WHOLE', voidsTickets: false, inWindow: false, order: null },
  SECOND_PAYMENT: { of: ['late'], size: 'ANY', voidsTickets: false, inWindow: false, order: null },
  CHARGEBACK: { of: ['tickets', 'donation'], size: 'ANY', voidsTickets: true, inWindow: false, order: 'CANCELLED' },
};

export const REFUND_REASONS = Object.keys(REFUND_RULES) as readonly RefundReason[];

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
