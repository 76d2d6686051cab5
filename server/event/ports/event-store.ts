import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { EventRow } from './event-row.ts';
import type { PhotoRow } from './photo-row.ts';
import type { SectionEventRow } from './section-event-row.ts';
import type { TicketRow } from './ticket-row.ts';

export type TicketTypeRow = Omit<
  TicketRow,
  | 'capacity'
  | 'sold'
  | 'held'
  | 'sessionCapacity'
  | 'eventCapacity'
  | 'remaining'
  | 'shownTo'
  | 'quotaId'
  | 'requiredSeat'
  | 'promotions'
  | 'byInvitation'
> & {
  /** Absent: for sale. */
  readonly byInvitation?: boolean;
};

/** An event with everything the organiser's rules look at. */
export type EventPapers = {
  readonly event: EventRow;
  readonly sessions: readonly SectionEventRow[];
  /** Those that are for sale. */
  readonly tickets: readonly TicketRow[];
  /** Those that come with invitations alone. */
  readonly invitationTickets: readonly TicketRow[];
  readonly photos: readonly PhotoRow[];
  readonly hasOrders: boolean;
  /** The event's own quota; null where it has none. */
  readonly quotaId: string | null;
  readonly capacity: number | null;
};

type PartMaker = { readonly eventId: number; readonly accountId: AccountId; readonly key: string };

type EventMaker = { readonly accountId: AccountId; readonly key: string; readonly requestHash: string };

/** Null: made before requests were kept. */
export type MadePart = { readonly part: string; readonly requestHash: string | null };

/** Events and their parts. Stock belongs to the StockDesk. */
export type EventStore = {
  readonly newEventId: () => Promise<number>;
  /** The number of an account's key, the same on every node; null: the key named another request. */
  readonly eventIdOf: (creation: EventMaker) => Promise<number | null>;
  /** A new number for a session of this event, registered in the directory of sessions. */
  readonly newSectionEventId: (eventId: number) => Promise<number>;
  /** The current state; null when there is none. */
  readonly read: (eventId: number) => Promise<EventPapers | null>;
  /** The same, locked until the transaction ends. */
  readonly lock: (tx: Transaction, eventId: number) => Promise<EventPapers | null>;
  /** False, and nothing written, when the number exists. */
  readonly addEvent: (tx: Transaction, event: EventRow) => Promise<boolean>;
  readonly putEvent: (tx: Transaction, event: EventRow) => Promise<void>;
  readonly putSession: (tx: Transaction, session: SectionEventRow) => Promise<void>;
  readonly putTicketType: (tx: Transaction, ticketType: TicketTypeRow) => Promise<void>;
  /** Those of these quotas that the event has. */
  readonly quotasOf: (tx: Transaction, eventId: number, quotaIds: readonly string[]) => Promise<readonly string[]>;
  /** The part that this key created before, by its audit subject. Asked under the event's lock. */
  readonly madeWith: (tx: Transaction, maker: PartMaker) => Promise<MadePart | null>;
  readonly noteMade: (tx: Transaction, maker: PartMaker, made: MadePart) => Promise<void>;
  readonly putPhoto: (tx: Transaction, photo: PhotoRow) => Promise<void>;
  readonly removePhoto: (tx: Transaction, eventId: number, photoId: string) => Promise<void>;
  /** With its quota and unused donations; false when someone ordered or began to pay. */
  readonly removeSession: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
    quotaId: string,
  ) => Promise<boolean>;
  /** Removes an event without ticket types; false when someone ordered or began to pay. */
  readonly removeEvent: (tx: Transaction, eventId: number) => Promise<boolean>;
};

export const EventStore: Token<EventStore> = token<EventStore>('EventStore');
