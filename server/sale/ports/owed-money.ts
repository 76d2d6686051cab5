import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { RefundReason } from '#domain/sale/refund/refund.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Money of one payment that goes back without anybody asking. */
export type OwedMoney = {
  readonly eventId: number;
  readonly userOrderId: string;
  readonly paymentId: string;
  /** Received so far, in dong: more money is another refund. */
  readonly received: number;
  readonly reasons: readonly Extract<RefundReason, 'LATE_MONEY' | 'SECOND_PAYMENT' | 'SURPLUS'>[];
};

/** Late money that its buyer can still choose about. */
export type UnansweredMoney = {
  readonly eventId: number;
  readonly paymentId: string;
  readonly received: Dong;
  readonly email: string;
  readonly locale: Locale;
};

export type OwedMoneySearch = {
  /** `lateBefore`: when late money without a choice has waited long enough. The longest owed first. */
  readonly owed: (lateBefore: Instant, limit: number) => Promise<readonly OwedMoney[]>;
  /** Late money from before a moment, without a choice and a reminder. The longest unanswered first. */
  readonly unanswered: (lateBefore: Instant, limit: number) => Promise<readonly UnansweredMoney[]>;
  /** False once the buyer chose, the money moved or the reminder was sent. */
  readonly reminded: (tx: Transaction, money: UnansweredMoney, now: Instant) => Promise<boolean>;
};

export const OwedMoneySearch: Token<OwedMoneySearch> = token<OwedMoneySearch>('OwedMoneySearch');
