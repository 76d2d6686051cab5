import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** `isOpen`: lets guests in now, or closes the room; left out: as it was. */
export type RoomFields = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly isOpen?: boolean | undefined;
  /** Opens by itself these minutes before its session; left out: as it was, or 30. */
  readonly opensBefore?: number | undefined;
};

export type DeskRoom = Omit<RoomFields, 'isOpen' | 'opensBefore'> & {
  readonly id: string;
  /** As read; null: not of an editor. */
  readonly version: string | null;
  readonly sessionId: number;
  /** Null: closed until the organiser opens it. */
  readonly opensAt: Instant | null;
  /** When it was read. */
  readonly isOpen: boolean;
  readonly ticketTypeIds: readonly string[];
};

export type RoomDesk = {
  readonly ofSession: (sessionId: number) => Promise<Result<readonly DeskRoom[], Refusal>>;
  readonly add: (sessionId: number, fields: RoomFields) => Promise<Result<DeskRoom, Refusal>>;
  /** STALE: no longer the version that was read. */
  readonly revise: (roomId: string, fields: RoomFields, version: string | null) => Promise<Result<DeskRoom, Refusal>>;
  readonly discard: (roomId: string) => Promise<Result<null, Refusal>>;
  /** Sets the rooms that a ticket type opens. */
  readonly openWith: (ticketTypeId: string, roomIds: readonly string[]) => Promise<Result<null, Refusal>>;
};
export const RoomDesk: Token<RoomDesk> = token('RoomDesk');
