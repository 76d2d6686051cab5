import type { SeatsTaken } from '#domain/event/seat/change-seat-plan.ts';
import type { SeatState } from '#domain/event/seat/seat.ts';
import type { PlannedSeat, SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A seat of a session's map, without its changing state. */
export type ChartSeat = Omit<PlannedSeat, 'blocked'> & { readonly seatId: string };

/** A session's seat map: the same for everyone until a new version. Seats are in the hall's order. */
export type SeatChart = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly version: number;
  readonly poolsOpenAt: Instant | null;
  readonly plan: readonly SeatPlanRow[];
  readonly seats: readonly ChartSeat[];
};

/** The states of a map's seats in its order, one letter each: '.' free, 'x' held or sold, '#' not for sale. */
type SeatStates = { readonly version: number; readonly states: string };

/** A seat with its state. */
export type StandingSeat = ChartSeat & { readonly eventId: number; readonly state: SeatState };

export type NewSeatChart = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly poolsOpenAt: Instant | null;
  readonly plan: readonly SeatPlanRow[];
  readonly seats: readonly (PlannedSeat & { readonly seatId: string })[];
  /** The session's ticket types whose tickets have a seat from now on. */
  readonly seatedTypes: readonly string[];
};

/** Seat maps of sessions. Only the reservation desk assigns seats. */
export type SeatCharts = {
  readonly chart: (eventId: number, sectionEventId: number) => Promise<SeatChart | null>;
  readonly states: (eventId: number, sectionEventId: number) => Promise<SeatStates | null>;
  readonly seats: (eventId: number, seatIds: readonly string[]) => Promise<readonly StandingSeat[]>;
  /**
   * A seat of the same name stays the same seat. No seats removes the map. Nothing is written when the change concerns
   * seats that someone has, or places without seats ('TAKEN').
   */
  readonly write: (tx: Transaction, chart: NewSeatChart, at: Instant) => Promise<'WRITTEN' | 'TAKEN' | SeatsTaken>;
  /** Takes seats off sale or puts them back. Returns the seats that are taken; if any, nothing is written. */
  readonly block: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
    seatIds: readonly string[],
    blocked: boolean,
  ) => Promise<readonly string[]>;
};
export const SeatCharts: Token<SeatCharts> = token<SeatCharts>('SeatCharts');
