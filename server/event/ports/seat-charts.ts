import type { SeatState } from '#domain/event/seat/seat.ts';
import type { PlannedSeat, SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A seat of a session's map; whether it can be had is another question, which changes with every hold. */
export type ChartSeat = Omit<PlannedSeat, 'blocked'> & { readonly seatId: string };

/**
 * The map of a session: the same for everybody, until its organiser writes another version. Seats in the order of the
 * hall.
 */
export type SeatChart = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly version: number;
  readonly poolsOpenAt: Instant | null;
  readonly plan: readonly SeatPlanRow[];
  readonly seats: readonly ChartSeat[];
};

/** How the seats of a map stand, one letter each in its order: '.' free, 'x' held or sold, '#' not for sale. */
type SeatStates = { readonly version: number; readonly states: string };

/** One seat with how it stands. */
export type StandingSeat = ChartSeat & { readonly eventId: number; readonly state: SeatState };

export type NewSeatChart = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly poolsOpenAt: Instant | null;
  readonly plan: readonly SeatPlanRow[];
  readonly seats: readonly (PlannedSeat & { readonly seatId: string })[];
  /** Ticket types of the session whose tickets have a seat from now on; those of its others have none. */
  readonly seatedTypes: readonly string[];
};

/** The seat maps of sessions. Whose a seat is, only the reservation desk writes. */
export type SeatCharts = {
  readonly chart: (eventId: number, sectionEventId: number) => Promise<SeatChart | null>;
  readonly states: (eventId: number, sectionEventId: number) => Promise<SeatStates | null>;
  readonly seats: (eventId: number, seatIds: readonly string[]) => Promise<readonly StandingSeat[]>;
  /**
   * Writes another map in the place of what was there; without seats there is none. 'TAKEN': somebody has or had places
   * with or without a seat that the change would concern, and nothing is written.
   */
  readonly write: (tx: Transaction, chart: NewSeatChart, at: Instant) => Promise<'WRITTEN' | 'TAKEN'>;
  /**
   * Takes seats out of the sale, or puts them back. Answers those that somebody has; if there are any, nothing is
   * written.
   */
  readonly block: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
    seatIds: readonly string[],
    blocked: boolean,
  ) => Promise<readonly string[]>;
};
export const SeatCharts: Token<SeatCharts> = token<SeatCharts>('SeatCharts');
