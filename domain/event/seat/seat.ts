import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** ACCESSIBLE seats are for people who need one, COMPANION seats beside them for who comes with them. */
export type SeatPool = 'STANDARD' | 'ACCESSIBLE' | 'COMPANION';
export const SEAT_POOLS = ['STANDARD', 'ACCESSIBLE', 'COMPANION'] as const satisfies readonly SeatPool[];

export type SeatState = 'FREE' | 'HELD' | 'SOLD' | 'BLOCKED';

/** What may become of a seat. It is sold to who holds it; a blocked one is the organiser's, until freed. */
export const SEAT_TRANSITIONS = {
  FREE: ['HELD', 'BLOCKED'],
  HELD: ['FREE', 'SOLD'],
  SOLD: ['FREE'],
  BLOCKED: ['FREE'],
} as const satisfies Readonly<Record<SeatState, readonly SeatState[]>>;

type SeatStanding =
  | { readonly state: 'FREE' | 'BLOCKED' }
  | {
      readonly state: 'HELD' | 'SOLD' /** Whose it is; null: somebody else's, whoever that is. */;
      readonly accountId: AccountId | null;
    };

/** A seat that opens with its code, or to whom the organiser approved; `isAccept`: requests for it are taken. [S3] */
export type SpecialSeat = {
  readonly isAccept: boolean;
  readonly seatsApprove: readonly AccountId[];
  readonly specialCode: string | null;
};

export type Seat = {
  readonly seatId: string;
  /** What is printed: 'A12'. */
  readonly alias: string;
  /** 0 is the front. */
  readonly row: number;
  /** Neighbours are one apart; an aisle is a number that no seat has. */
  readonly place: number;
  readonly pool: SeatPool;
  /** null: for any ticket type of the session. */
  readonly ticketTypeId: string | null;
  readonly standing: SeatStanding;
  readonly special: SpecialSeat | null;
};

export type SeatMap = {
  readonly seats: readonly Seat[];
  /** From then on accessible and companion seats that are still free are anybody's; null: they are kept to the end. */
  readonly poolsOpenAt: Instant | null;
};

/** Who asks for seats, and for what. */
export type SeatWish = {
  /** null: not signed in. */
  readonly accountId: AccountId | null;
  readonly ticketTypeId: string;
  /** As many seats as tickets. */
  readonly party: number;
  /** How many of the party need an accessible seat. */
  readonly accessible: number;
  /** The code of a special seat, as typed. */
  readonly code: string | null;
};

/**
 * Which seats a line asks for: these, or the best that there are for its tickets. Who asks for none, and needs some,
 * gets the best, split where no row has room.
 */
export type SeatRequest = (
  | { readonly kind: 'NAMED'; readonly seatIds: readonly string[] }
  /** Split over several rows only if it may be. */
  | { readonly kind: 'BEST'; readonly maySplit: boolean }
) & {
  /** How many of the party need an accessible seat. */
  readonly accessible: number;
  /** The code of a special seat, as typed. */
  readonly code: string | null;
};

export const BEST_SEATS: SeatRequest = { kind: 'BEST', maySplit: true, accessible: 0, code: null };

/** How many seats the lines of a cart need: as many as tickets of types that require one. [S3] */
export const seatsNeeded = (lines: readonly { readonly quantity: number; readonly requiredSeat: boolean }[]): number =>
  lines.filter((line) => line.requiredSeat).reduce((seats, line) => seats + line.quantity, 0);
