/**
 * Which seats a line asks for: these, or the best that there are for its tickets. Who asks for none, and needs some,
 * gets the best, split where no row has room.
 */
export type SeatAsk = (
  | { readonly kind: 'NAMED'; readonly seatIds: readonly string[] }
  /** Split over several rows only if it may be. */
  | { readonly kind: 'BEST'; readonly maySplit: boolean }
) & {
  /** How many of the party need an accessible seat. */
  readonly accessible: number;
  /** The code of a special seat, as typed. */
  readonly code: string | null;
};

export const BEST_SEATS: SeatAsk = { kind: 'BEST', maySplit: true, accessible: 0, code: null };
