import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** ACCESSIBLE seats are for people who need one; COMPANION seats beside them are for their company. */
export type SeatPool = 'STANDARD' | 'ACCESSIBLE' | 'COMPANION';
export const SEAT_POOLS = ['STANDARD', 'ACCESSIBLE', 'COMPANION'] as const satisfies readonly SeatPool[];

export type SeatState = 'FREE' | 'HELD' | 'SOLD' | 'BLOCKED';

/** Blocked seats belong to the organiser. */
export const SEAT_TRANSITIONS = {
  FREE: ['HELD', 'BLOCKED'],
  HELD: ['FREE', 'SOLD'],
  SOLD: ['FREE'],
  BLOCKED: ['FREE'],
} as const satisfies Readonly<Record<SeatState, readonly SeatState[]>>;

type SeatStanding =
  | { readonly state: 'FREE' | 'BLOCKED' }
  | {
      readonly state: 'HELD' | 'SOLD';
      readonly accountId: AccountId | null;
    };

/**
 * A seat that needs its code or the organiser's approval. `isAccept`: chosen by name, it makes the order a request.
 * [S3]
 */
export type SpecialSeat = {
  readonly isAccept: boolean;
  readonly seatsApprove: readonly AccountId[];
  readonly specialCode: string | null;
};

export type Seat = {
  readonly seatId: string;
  /** As printed: 'A12'. */
  readonly alias: string;
  /** 0 is the front. */
  readonly row: number;
  /** Neighbours differ by one; an aisle is a number without a seat. */
  readonly place: number;
  readonly pool: SeatPool;
  /** Null: all ticket types of the session. */
  readonly ticketTypeId: string | null;
  readonly standing: SeatStanding;
  readonly special: SpecialSeat | null;
};

export type SeatMap = {
  readonly seats: readonly Seat[];
  /** When free accessible and companion seats open to everyone; null: never. */
  readonly poolsOpenAt: Instant | null;
};

export type SeatWish = {
  /** Null: not signed in. */
  readonly accountId: AccountId | null;
  readonly ticketTypeId: string;
  readonly party: number;
  readonly accessible: number;
  readonly code: string | null;
  /** The choice may be a request, which the organiser approves; absent: it may not. */
  readonly mayAsk?: boolean;
};

export type SeatRequest = (
  | { readonly kind: 'NAMED'; readonly seatIds: readonly string[] }
  | { readonly kind: 'BEST'; readonly maySplit: boolean }
) & {
  readonly accessible: number;
  readonly code: string | null;
};

export const BEST_SEATS: SeatRequest = { kind: 'BEST', maySplit: true, accessible: 0, code: null };
