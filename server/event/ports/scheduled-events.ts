import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** NOT_READY: at its time something was missing, and it stayed a draft. */
type ScheduleState = 'WAITING' | 'PUBLISHED' | 'NOT_READY';

export type ScheduledEvent = {
  readonly eventId: number;
  readonly scheduledAt: Instant;
  readonly scheduledBy: AccountId;
  readonly state: ScheduleState;
};

/** When drafts publish themselves. Written under the event's lock. */
export type ScheduledEvents = {
  readonly find: (eventId: number) => Promise<ScheduledEvent | null>;
  readonly lock: (tx: Transaction, eventId: number) => Promise<ScheduledEvent | null>;
  readonly put: (tx: Transaction, scheduled: ScheduledEvent, at: Instant) => Promise<void>;
  readonly remove: (tx: Transaction, eventId: number) => Promise<void>;
  /** Waiting ones whose time has come, the longest due first. */
  readonly due: (now: Instant, limit: number) => Promise<readonly ScheduledEvent[]>;
};

export const ScheduledEvents: Token<ScheduledEvents> = token<ScheduledEvents>('ScheduledEvents');
