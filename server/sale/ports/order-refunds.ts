import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';

export type OrderRefundRow = {
  readonly eventId: number;
  readonly userOrderId: string;
  readonly refundId: string;
  readonly reason: RefundReason;
  readonly status: RefundStatus;
  /** In money. */
  readonly amount: Dong;
  /** Given back as points, beside the money. */
  readonly points: Points;
  /** Given back to the wallet, beside the money. */
  readonly wallet: Dong;
  /** It goes back through the gateway that took it. */
  readonly byProvider: boolean;
  /** How many tickets it paid back. */
  readonly tickets: number;
  readonly decidedAt: Instant;
  /** Of the newest attempt; null: not sent yet. */
  readonly sentAt: Instant | null;
  readonly confirmedAt: Instant | null;
};

export type OrderRefunds = {
  /** Oldest first. */
  readonly ofOrders: (
    orders: readonly { readonly eventId: number; readonly userOrderId: string }[],
  ) => Promise<readonly OrderRefundRow[]>;
};

export const OrderRefunds: Token<OrderRefunds> = token<OrderRefunds>('OrderRefunds');
