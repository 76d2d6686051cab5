import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { MoneyParts } from './money-parts.ts';

/** The specification names no length; seven days always contain five working days. [design] */
export const REFUND_WINDOW = 7 * DAY;

/** Orders can be refunded until then; afterwards rewards and revenue have matured. [design] */
export const refundWindowEnd = (eventEndsAt: Instant): Instant => later(eventEndsAt, REFUND_WINDOW);

export const isRefundWindowOver = (eventEndsAt: Instant, now: Instant): boolean => now >= refundWindowEnd(eventEndsAt);

/**
 * LATE_MONEY: no place was free. SURPLUS: above the price. SECOND_PAYMENT: already paid. CHARGEBACK: taken by the
 * card's bank.
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
  /** The parts that may be refunded. */
  readonly of: readonly (keyof MoneyParts)[];
  /** ANY amount, or the WHOLE or nothing. */
  readonly size: 'ANY' | 'WHOLE';
  /** Voids the tickets and releases their places. */
  readonly voidsTickets: boolean;
  /** Only until the refund window closes. */
  readonly inWindow: boolean;
  /** Status once the whole amount is to be refunded; REFUNDED follows when confirmed. */
  readonly order: Extract<OrderStatus, 'CANCELLED' | 'REFUNDED'> | null;
};

/** [S6-26] [design] */
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
  CHARGEBACK: {
    of: ['tickets', 'donation', 'late'],
    size: 'ANY',
    voidsTickets: true,
    inWindow: false,
    order: 'CANCELLED',
  },
};

export const REFUND_REASONS = Object.keys(REFUND_RULES) as readonly RefundReason[];

/** SENT awaits the provider; FAILED is still owed and can be sent again; CONFIRMED is final. [design] */
export type RefundStatus = 'DECIDED' | 'SENT' | 'CONFIRMED' | 'FAILED';

/** Debited when decided, so that no money is refunded twice. */
export type Refund = {
  readonly refundId: string;
  readonly reason: RefundReason;
  readonly parts: MoneyParts;
  readonly status: RefundStatus;
  readonly attempts: number;
};

export const REFUND_TRANSITIONS = {
  DECIDED: ['SENT'],
  SENT: ['CONFIRMED', 'FAILED'],
  FAILED: ['SENT'],
  CONFIRMED: [],
} as const satisfies Readonly<Record<RefundStatus, readonly RefundStatus[]>>;

export const REFUND_STATUSES = Object.keys(REFUND_TRANSITIONS) as readonly RefundStatus[];

export const refundMayBecome = (from: RefundStatus, to: RefundStatus): boolean =>
  (REFUND_TRANSITIONS[from] as readonly RefundStatus[]).includes(to);
