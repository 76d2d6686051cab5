import type { OrderStatus } from '#domain/checkout/order-state.ts';
import { ZERO } from '#domain/money/dong.ts';
import type { MoneyParts } from './money-parts.ts';

/**
 * Why money goes back. LATE_MONEY found no place and its buyer chose the money; SURPLUS was paid above the price; SECOND_PAYMENT came for
 * an order that was paid; a CHARGEBACK was taken by the card's bank without asking.
 */
export type RefundReason = 'EVENT_CANCELLED' | 'ORDER_CANCELLED' | 'APPROVAL_DECLINED' | 'LATE_MONEY' | 'SURPLUS' | 'SECOND_PAYMENT' | 'CHARGEBACK';

type RefundRule = {
  /** The money that may go back for this reason. */
  readonly of: readonly (keyof MoneyParts)[];
  /** ANY part of it, or the WHOLE or nothing. */
  readonly size: 'ANY' | 'WHOLE';
  /** The refunded tickets are void and their places return. */
  readonly voidsTickets: boolean;
  /** Only until the refund window closes; otherwise at any time. */
  readonly inWindow: boolean;
  /** What an order becomes of which nothing is paid any more; null: it stays what it is. */
  readonly order: OrderStatus | null;
};

/** (design: money in and out) [S6-26] */
export const REFUND_RULES: Readonly<Record<RefundReason, RefundRule>> = {
  EVENT_CANCELLED: { of: ['tickets', 'donation'], size: 'WHOLE', voidsTickets: true, inWindow: false, order: 'REFUNDED' },
  ORDER_CANCELLED: { of: ['tickets', 'donation'], size: 'ANY', voidsTickets: true, inWindow: true, order: 'CANCELLED' },
  APPROVAL_DECLINED: { of: ['tickets', 'donation'], size: 'WHOLE', voidsTickets: true, inWindow: false, order: 'REFUNDED' },
  LATE_MONEY: { of: ['late'], size: 'WHOLE', voidsTickets: false, inWindow: false, order: 'REFUNDED' },
  SURPLUS: { of: ['surplus'], size: 'WHOLE', voidsTickets: false, inWindow: false, order: null },
  SECOND_PAYMENT: { of: ['late'], size: 'ANY', voidsTickets: false, inWindow: false, order: null },
  CHARGEBACK: { of: ['tickets', 'donation'], size: 'ANY', voidsTickets: true, inWindow: false, order: 'REFUNDED' },
};

export const REFUND_REASONS = Object.keys(REFUND_RULES) as readonly RefundReason[];

/** What the order becomes by a refund, when `left` is still paid; null when it stays what it is. */
export const orderAfterRefund = (reason: RefundReason, left: MoneyParts): OrderStatus | null =>
  REFUND_RULES[reason].of.every((part) => left[part] === ZERO) ? REFUND_RULES[reason].order : null;
