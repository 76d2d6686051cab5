import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { RefundReason } from '#domain/sale/refund/refund.ts';

/** Money of one payment that goes back without anybody asking. */
export type OwedMoney = {
  readonly eventId: number;
  readonly userOrderId: string;
  readonly paymentId: string;
  /** Received so far, in dong: more money is another refund. */
  readonly received: number;
  readonly reasons: readonly Extract<RefundReason, 'LATE_MONEY' | 'SECOND_PAYMENT' | 'SURPLUS'>[];
};

export type OwedMoneySearch = {
  /** `lateBefore`: when late money without a choice has waited long enough. The longest owed first. */
  readonly owed: (lateBefore: Instant, limit: number) => Promise<readonly OwedMoney[]>;
};

export const OwedMoneySearch: Token<OwedMoneySearch> = token<OwedMoneySearch>('OwedMoneySearch');
