import type { Instant } from '#domain/kernel/instant.ts';
import type { Seat } from './seat.ts';

/** A seat of a session as the stock knows it: TAKEN is held or sold, by whom the lines say. */
export type SessionSeat = Omit<Seat, 'standing'> & { readonly state: 'FREE' | 'TAKEN' | 'BLOCKED' };

/** The seats of a session that a batch asks about: all of them where the best are asked for, otherwise those that are named. */
export type SessionSeats = { readonly sectionEventId: number; readonly poolsOpenAt: Instant | null; readonly seats: readonly SessionSeat[] };

/** A seat that somebody has, with the name that is printed. */
export type HeldSeat = { readonly seatId: string; readonly alias: string };

/** A seat that changes hands: from and to a reservation, or nobody. */
export type SeatMove = { readonly seatId: string; readonly from: string | null; readonly to: string | null };
