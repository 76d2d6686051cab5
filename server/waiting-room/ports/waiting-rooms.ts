import type { TeamRole } from '#domain/event/event.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Roster } from '#domain/people/roster.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import type { RoomFacts } from '#domain/waiting-room/gate.ts';
import type { TypeStock } from '#domain/waiting-room/room-stock.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Everything that a waiting room needs to know of its event: it is asked once, and then waits without asking. */
export type WaitingRoomRow = RoomFacts & {
  readonly eventId: number;
  readonly name: string;
  readonly slugWords: string;
  readonly timezone: string;
  /** What rights are decided from, but for the viewer's own role in the team. */
  readonly standing: Omit<EventFacts, 'teamRole'>;
  readonly team: Roster<TeamRole>;
};

export type WaitingRooms = {
  /** null: no such event. */
  readonly find: (eventId: number) => Promise<WaitingRoomRow | null>;
  /** Of every ticket type whose session and sale are not over. */
  readonly stock: (eventId: number) => Promise<readonly TypeStock[]>;
  /** The organiser's switch; false: no such event. */
  readonly turn: (tx: Transaction, eventId: number, on: boolean) => Promise<boolean>;
};

export const WaitingRooms: Token<WaitingRooms> = token<WaitingRooms>('WaitingRooms');
