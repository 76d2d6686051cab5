import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** A seat as a buyer meets it. */
export type SeatOnSale = {
  readonly id: string;
  /** What is printed. */
  readonly alias: string;
  /** Neighbours are one apart. */
  readonly place: number;
  readonly kind: 'STANDARD' | 'ACCESSIBLE' | 'COMPANION' | 'SPECIAL';
  readonly state: 'FREE' | 'TAKEN' | 'BLOCKED';
};

type SeatRowOnSale = {
  readonly section: string;
  readonly name: string;
  /** For this ticket type only; null: for any of the session. */
  readonly ticketId: string | null;
  readonly seats: readonly SeatOnSale[];
};

/** The hall of a session, from the front. */
export type HallOnSale = { readonly rows: readonly SeatRowOnSale[] };

/** The seats of sessions as they stand. Never a promise: the cart decides. */
export type SeatMaps = {
  /** null: the session has no seats. */
  readonly read: (sectionEventId: number) => Promise<Result<HallOnSale | null, Refusal>>;
};
export const SeatMaps = token<SeatMaps>('SeatMaps');
