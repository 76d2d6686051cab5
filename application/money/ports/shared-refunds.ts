import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';
import type { RefundAccount } from '#domain/sale/refund/refund-account.ts';

/** A refund as the bearer of its link sees it: the account's number is masked. */
export type SharedRefund = {
  readonly eventName: string;
  readonly orderNumber: string;
  readonly amount: Dong;
  readonly reason: RefundReason;
  readonly status: RefundStatus;
  /** null: not paid back yet. */
  readonly paidAt: Instant | null;
  readonly account: (RefundAccount & { readonly source: 'PAYER' | 'BUYER' }) | null;
};

export type SharedRefunds = {
  /** LINK_EXPIRED: not ours. */
  readonly read: (secret: string) => Promise<Result<SharedRefund, Refusal>>;
  /** PAYOUT_REFUSED: it was already sent. */
  readonly nameAccount: (secret: string, account: RefundAccount) => Promise<Result<SharedRefund, Refusal>>;
};

export const SharedRefunds: Token<SharedRefunds> = token('SharedRefunds');
