import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { GatewayRefundState } from '#domain/sale/refund/gateway-refund.ts';
import type { RefundStatus } from '#domain/sale/refund/refund.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { RefundId } from './refund-payouts.ts';

/** `number`: the gateway's own. */
export type GatewayRefund = RefundId & {
  readonly paymentId: string;
  readonly amount: Dong;
  readonly state: GatewayRefundState;
  readonly number: string | null;
  readonly asks: number;
};

export type GatewayRefunds = {
  /** Puts their next time off. One refund of a payment is on its way at once; none is sent while a dispute holds it. */
  readonly takeDue: (now: Instant, limit: number) => Promise<readonly GatewayRefund[]>;
  readonly awaited: (eventId: number, paymentId: string) => Promise<readonly GatewayRefund[]>;
  /** The gateway's numbers of a payment's other refunds that it has carried out; null: not known. */
  readonly numbersBefore: (refund: GatewayRefund) => Promise<readonly (string | null)[]>;
  /** null: no such refund. */
  readonly lock: (
    tx: Transaction,
    refund: RefundId,
  ) => Promise<{
    readonly state: GatewayRefundState;
    readonly status: RefundStatus;
    readonly byProvider: boolean;
    /** A card dispute holds it: the gateway would refuse it. */
    readonly held: boolean;
  } | null>;
  readonly write: (
    tx: Transaction,
    refund: RefundId,
    said: {
      readonly state: GatewayRefundState;
      readonly number: string | null;
      readonly code: string | null;
      readonly at: Instant;
    },
  ) => Promise<void>;
  readonly route: (tx: Transaction, refund: RefundId, byProvider: boolean) => Promise<void>;
};
export const GatewayRefunds: Token<GatewayRefunds> = token<GatewayRefunds>('GatewayRefunds');
