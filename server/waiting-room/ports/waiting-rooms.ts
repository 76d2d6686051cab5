import type { TeamRole } from '#domain/event/event.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Roster } from '#domain/people/roster.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import type { RoomFacts } from '#domain/waiting-room/gate.ts';
import type { TypeStock } from '#domain/waiting-room/room-stock.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type WaitingRoomRow = RoomFacts & {
  readonly eventId: number;
  readonly name: string;
  readonly slugWords: string;
  readonly timezone: string;
  readonly linkNumber: number;
  /** The facts behind permissions, without the viewer's team role. */
  readonly standing: Omit<EventFacts, 'teamRole' | 'opened'>;
  readonly team: Roster<TeamRole>;
};

export type WaitingRooms = {
  /** Null: no such event. */
  readonly find: (eventId: number) => Promise<WaitingRoomRow | null>;
  /** Of every ticket type whose session and sale are not over. */
  readonly stock: (eventId: number) => Promise<readonly TypeStock[]>;
  /** Switches the room on or off; false: no such event. */
  readonly turn: (tx: Transaction, eventId: number, on: boolean) => Promise<boolean>;
};

export const WaitingRooms: Token<WaitingRooms> = token<WaitingRooms>('WaitingRooms');
