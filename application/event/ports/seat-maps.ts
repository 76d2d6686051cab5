import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SeatOnSale = {
  readonly id: string;
  /** As printed on the ticket. */
  readonly alias: string;
  /** Neighbours differ by one. */
  readonly place: number;
  /** SPECIAL needs its code, ON_REQUEST the organiser's approval. */
  readonly kind: 'STANDARD' | 'ACCESSIBLE' | 'COMPANION' | 'SPECIAL' | 'ON_REQUEST';
  readonly state: 'FREE' | 'TAKEN' | 'BLOCKED';
};

type SeatRowOnSale = {
  readonly section: string;
  readonly name: string;
  /** null: all ticket types of the session. */
  readonly ticketId: string | null;
  readonly seats: readonly SeatOnSale[];
};

/** Rows from front to back. */
export type HallOnSale = {
  readonly rows: readonly SeatRowOnSale[];
  /** When free accessible and companion seats open to everyone; null: never. */
  readonly poolsOpenAt: Instant | null;
};

/** A snapshot: only the cart reserves. */
export type SeatMaps = {
  /** null: a session without seats. */
  readonly read: (sectionEventId: number) => Promise<Result<HallOnSale | null, Refusal>>;
};
export const SeatMaps = token<SeatMaps>('SeatMaps');
