import type { EventFormat } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type OnlineRoomRow = {
  readonly eventId: number;
  readonly onlineRoomId: string;
  readonly sectionEventId: number;
  readonly title: string;
  readonly description: string | null;
  readonly url: string;
  readonly eventMode: EventFormat;
  /** Null: closed until the organiser opens it. */
  readonly opensAt: Instant | null;
  /** The ticket types that open it. */
  readonly ticketTypeIds: readonly string[];
};

export type TicketTypeOfEvent = { readonly eventId: number; readonly ticketTypeId: string };

/** Online rooms, oldest first. */
export type OnlineRooms = {
  readonly room: (eventId: number, onlineRoomId: string) => Promise<OnlineRoomRow | null>;
  /** Kept still for the transaction. */
  readonly lock: (tx: Transaction, eventId: number, onlineRoomId: string) => Promise<OnlineRoomRow | null>;
  /** Of many events at once. */
  readonly ofEvents: (eventIds: readonly number[]) => Promise<readonly OnlineRoomRow[]>;
  readonly ofSession: (eventId: number, sectionEventId: number) => Promise<readonly OnlineRoomRow[]>;
  /** Of many ticket types at once. */
  readonly ofTicketTypes: (types: readonly TicketTypeOfEvent[]) => Promise<readonly OnlineRoomRow[]>;
  /** Its ticket types are set by `openWith`. */
  readonly put: (tx: Transaction, room: Omit<OnlineRoomRow, 'ticketTypeIds'>, at: Instant) => Promise<void>;
  readonly remove: (tx: Transaction, eventId: number, onlineRoomId: string) => Promise<void>;
  /** Sets the rooms that a ticket type opens; false, and nothing changed, when one is not of its session. */
  readonly openWith: (tx: Transaction, type: TicketTypeOfEvent, onlineRoomIds: readonly string[]) => Promise<boolean>;
};
export const OnlineRooms: Token<OnlineRooms> = token<OnlineRooms>('OnlineRooms');
