import type { NoSeats } from './best-available.ts';
import type { SeatRefusal } from './check-seats.ts';

/** Why a choice of seats, or a party, was refused. */
export type SeatTrouble = SeatRefusal | NoSeats;
