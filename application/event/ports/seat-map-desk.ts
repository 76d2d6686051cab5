import type { SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SessionSeatPlan = {
  /** 0: the session has no seats. */
  readonly version: number;
  /** From the front; none: the session has no seats. */
  readonly rows: readonly SeatPlanRow[];
  /** When free accessible and companion seats open to everyone; null: never. */
  readonly poolsOpenAt: Instant | null;
  readonly seats: number;
};

/** The organiser's side of a session's seats. */
export type SeatMapDesk = {
  readonly read: (sessionId: number) => Promise<Result<SessionSeatPlan, Refusal>>;
  /** Refused with SEATS_TAKEN when a taken seat would not stay, with STALE when it is no longer that version. */
  readonly write: (
    sessionId: number,
    plan: Omit<SessionSeatPlan, 'seats'>,
  ) => Promise<Result<SessionSeatPlan, Refusal>>;
};
export const SeatMapDesk: Token<SeatMapDesk> = token('SeatMapDesk');
