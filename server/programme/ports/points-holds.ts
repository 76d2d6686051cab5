import type { Instant } from '#domain/kernel/instant.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

type HoldId = { readonly accountId: AccountId; readonly checkoutSessionId: string };

export type PointsHold = HoldId & { readonly eventId: number; readonly points: Points };

export type PointsHolds = {
  /** Whether the checkout has one, in any state. */
  readonly isKnown: (tx: Transaction, id: HoldId) => Promise<boolean>;
  readonly take: (tx: Transaction, hold: PointsHold, at: Instant) => Promise<void>;
  /** That are neither spent nor released. */
  readonly open: (accountId: AccountId) => Promise<readonly PointsHold[]>;
  /** Holds whose checkouts are due for a look, the longest due first. */
  readonly due: (now: Instant, limit: number) => Promise<readonly PointsHold[]>;
  readonly lookLater: (hold: HoldId, at: Instant) => Promise<void>;
  /** False: it had ended before. */
  readonly end: (tx: Transaction, id: HoldId, as: 'SPENT' | 'RELEASED', at: Instant) => Promise<boolean>;
};

export const PointsHolds: Token<PointsHolds> = token<PointsHolds>('PointsHolds');
