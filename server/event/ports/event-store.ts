import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { EventRow } from './event-row.ts';
import type { PhotoRow } from './photo-row.ts';
import type { SectionEventRow } from './section-event-row.ts';
import type { TicketRow } from './ticket-row.ts';

/** A ticket type without what its quotas say. */
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
>;

/** An event with everything that its rules look at. */
export type EventPapers = {
  readonly event: EventRow;
  /** In the organiser's order. */
  readonly sessions: readonly SectionEventRow[];
  readonly tickets: readonly TicketRow[];
  readonly photos: readonly PhotoRow[];
  readonly hasOrders: boolean;
  /** The event's own pot; null where it was made without one. */
  readonly quotaId: string | null;
  readonly capacity: number | null;
};

/** Who makes a part of an event, and the key that names the wish: sent again, it is the same wish. */
type PartMaker = { readonly eventId: number; readonly accountId: AccountId; readonly key: string };

/** Where events are kept. Nothing here touches the stock: that is the StockDesk's. */
export type EventStore = {
  /**
   * A new number; with a key the same number for the same account and key, however often and from wherever it is asked.
   */
  readonly newEventId: (creation: { readonly accountId: AccountId; readonly key: string } | null) => Promise<number>;
  /** A number of its own for a session of this event, entered in the directory of sessions. */
  readonly newSectionEventId: (eventId: number) => Promise<number>;
  /** As it is right now; null when there is none. */
  readonly read: (eventId: number) => Promise<EventPapers | null>;
  /** The same, and nobody else changes it until the transaction ends. */
  readonly lock: (tx: Transaction, eventId: number) => Promise<EventPapers | null>;
  /** False, and nothing written, when there is an event of this number already. */
  readonly addEvent: (tx: Transaction, event: EventRow) => Promise<boolean>;
  readonly putEvent: (tx: Transaction, event: EventRow) => Promise<void>;
  readonly putSession: (tx: Transaction, session: SectionEventRow) => Promise<void>;
  readonly putTicketType: (tx: Transaction, ticketType: TicketTypeRow) => Promise<void>;
  /** Those of these pots that the event has. */
  readonly potsOf: (tx: Transaction, eventId: number, quotaIds: readonly string[]) => Promise<readonly string[]>;
  /**
   * The part that this person's key made in this event before, as the audit log names it. Asked under the event's lock.
   */
  readonly madeWith: (tx: Transaction, maker: PartMaker) => Promise<string | null>;
  readonly noteMade: (tx: Transaction, maker: PartMaker, part: string) => Promise<void>;
  readonly putPhoto: (tx: Transaction, photo: PhotoRow) => Promise<void>;
  readonly removePhoto: (tx: Transaction, eventId: number, photoId: string) => Promise<void>;
  /**
   * Of a session without ticket types: its pot, its waiting donations and itself; false when somebody ordered or began
   * to pay.
   */
  readonly removeSession: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
    quotaId: string,
  ) => Promise<boolean>;
  /** Of an event without ticket types: everything that is left of it; false when somebody ordered or began to pay. */
  readonly removeEvent: (tx: Transaction, eventId: number) => Promise<boolean>;
};

export const EventStore: Token<EventStore> = token<EventStore>('EventStore');
