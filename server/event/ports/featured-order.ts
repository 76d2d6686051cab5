import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Which featured events the home page shows first. */
export type FeaturedOrder = {
  /** In their order, those that ended left out; locked until the transaction ends. */
  readonly lock: (tx: Transaction, now: Instant) => Promise<readonly number[]>;
  readonly put: (tx: Transaction, eventIds: readonly number[]) => Promise<void>;
};
export const FeaturedOrder: Token<FeaturedOrder> = token<FeaturedOrder>('FeaturedOrder');
