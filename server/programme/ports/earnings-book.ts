import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RewardedSale } from '#domain/programme/earned-reward.ts';
import type { SoldOrders } from '#domain/programme/fee-schedule.ts';
import type { RewardKind } from '#domain/programme/grant-rewards.ts';
import type { Reward } from '#domain/programme/reward.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type OrderId = { readonly eventId: number; readonly userOrderId: string };

export type KnownReward = {
  readonly kind: RewardKind;
  readonly userOrderId: string;
  readonly holder: AccountId;
  readonly reward: Reward;
};

/** `sale.tickets`: the part still paid; zero unless the order is successful. */
export type EarningOrder = OrderId & {
  readonly sale: RewardedSale;
  readonly referrer: AccountId | null;
  readonly eventEndsAt: Instant;
  readonly rewards: readonly KnownReward[];
};

/** What an event has earned, and how much of it has matured. `publisher`: the book that it matures into. */
export type EventRevenue = {
  readonly eventId: number;
  readonly endsAt: Instant;
  readonly publisher: string;
  readonly earned: Dong;
  readonly paidOver: Dong;
  /** What the platform keeps of it. */
  readonly saleFee: Dong;
  /** How often money moved before. */
  readonly movements: number;
};

export type EarningsBook = {
  /** Takes orders that were paid or refunded, each once, the oldest first; they are gone with the commit. */
  readonly takeOrders: (tx: Transaction, limit: number) => Promise<readonly OrderId[]>;
  /** Locks its rewards. Null: no such order. */
  readonly order: (tx: Transaction, id: OrderId) => Promise<EarningOrder | null>;
  readonly save: (tx: Transaction, eventId: number, rewards: readonly KnownReward[], at: Instant) => Promise<void>;
  /** Compares the event's earnings again once its refund window is over. */
  readonly reopen: (tx: Transaction, eventId: number) => Promise<void>;
  /** Events that ended before then and have something left to mature. */
  readonly toMature: (endedBefore: Instant, limit: number) => Promise<readonly number[]>;
  /** Locks it against another run. */
  readonly revenue: (tx: Transaction, eventId: number) => Promise<EventRevenue | null>;
  /** What was sold through the platform and stands, by the moment of the sale; `turns`: the moments that part them. */
  readonly sold: (tx: Transaction, eventId: number, turns: readonly Instant[]) => Promise<readonly SoldOrders[]>;
  /** Locks them. */
  readonly pendingRewards: (tx: Transaction, eventId: number, limit: number) => Promise<readonly KnownReward[]>;
  readonly matured: (tx: Transaction, revenue: EventRevenue, at: Instant) => Promise<void>;
};

export const EarningsBook: Token<EarningsBook> = token<EarningsBook>('EarningsBook');
