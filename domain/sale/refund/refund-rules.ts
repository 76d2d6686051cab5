import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { MoneyParts } from './money-parts.ts';

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
