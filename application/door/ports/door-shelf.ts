import type { DoorPlace, ListedTicket, TicketKey } from '#application/door/ports/door.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** `madeAt`: by the device's clock. */
export type KeptList = { readonly madeAt: Instant; readonly count: number; readonly keys: readonly TicketKey[] };

export type KeptDoor = {
  readonly place: DoorPlace;
  /** null: no whole list was taken yet. */
  readonly list: KeptList | null;
};

/** Until its person signs out. Keeps nothing where storage is blocked; never rejects. */
export type DoorShelf = {
  readonly door: (eventId: number) => Promise<KeptDoor | null>;
  readonly keepDoor: (place: DoorPlace) => Promise<void>;
  /** Once every page is stored; until then the older list stands. Null: a page is missing or storage failed. */
  readonly replaceList: (
    eventId: number,
    madeAt: Instant,
    pages: AsyncIterable<{ readonly keys: readonly TicketKey[]; readonly tickets: readonly ListedTicket[] }>,
  ) => Promise<KeptList | null>;
  readonly ticket: (
    eventId: number,
    by: { readonly ticketId: string } | { readonly code: string },
  ) => Promise<ListedTicket | null>;
  /** The first of the list's tickets, in its order, that match. */
  readonly search: (
    eventId: number,
    matches: (ticket: ListedTicket) => boolean,
    limit: number,
  ) => Promise<readonly ListedTicket[]>;
  /** Changes a listed ticket. */
  readonly note: (eventId: number, ticket: ListedTicket) => Promise<void>;
};
export const DoorShelf: Token<DoorShelf> = token('DoorShelf');
