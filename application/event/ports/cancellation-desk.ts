import type { CancellationState } from '#domain/event/cancellation.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** `money`: received for the orders, in dong. */
export type CancellationPreview = {
  readonly orders: number;
  readonly tickets: number;
  readonly money: Dong;
  readonly invitations: number;
};

/** A cancellation with its progress. `beginsAt`: until then it can be undone. */
export type EventCancellation = CancellationPreview & {
  readonly id: string;
  /** Null: the whole event. */
  readonly sessionId: number | null;
  readonly state: CancellationState;
  readonly reason: string;
  readonly beginsAt: Instant;
  readonly ordersDone: number;
  /** Decided so far, in dong. */
  readonly refunded: Dong;
  /** To be told, as far as they are known. */
  readonly people: number;
  readonly told: number;
};

type CancellationWish = {
  readonly eventId: number;
  readonly sessionId: number | null;
  readonly confirmation: string;
  readonly reason: string;
};

type Answer<Value> = Promise<Result<Value, Refusal>>;

export type CancellationDesk = {
  readonly preview: (eventId: number, sessionId: number | null) => Answer<CancellationPreview>;
  readonly cancel: (wish: CancellationWish) => Answer<EventCancellation>;
  readonly undo: (id: string) => Answer<EventCancellation>;
  /** Lets orders of sessions that just moved be returned until then; null: not. */
  readonly allowGiveBack: (eventId: number, until: Instant | null) => Answer<number>;
  /** Newest first. */
  readonly list: (eventId: number) => Answer<readonly EventCancellation[]>;
};
export const CancellationDesk: Token<CancellationDesk> = token('CancellationDesk');
