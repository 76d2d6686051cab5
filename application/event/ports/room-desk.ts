import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** What an organiser says of an online room. */
export type RoomFields = { readonly title: string; readonly description: string; readonly url: string };

/** A place where people meet online during a session, as its organiser sees it. */
export type DeskRoom = RoomFields & {
  readonly id: string;
  readonly sessionId: number;
  /** The ticket types that open it. */
  readonly ticketTypeIds: readonly string[];
};

/** The online rooms of an event. */
export type RoomDesk = {
  readonly ofSession: (sessionId: number) => Promise<Result<readonly DeskRoom[], Refusal>>;
  readonly add: (sessionId: number, fields: RoomFields) => Promise<Result<DeskRoom, Refusal>>;
  readonly revise: (roomId: string, fields: RoomFields) => Promise<Result<DeskRoom, Refusal>>;
  readonly discard: (roomId: string) => Promise<Result<null, Refusal>>;
  /** A ticket type opens these rooms and no others. */
  readonly openWith: (ticketTypeId: string, roomIds: readonly string[]) => Promise<Result<null, Refusal>>;
};
export const RoomDesk: Token<RoomDesk> = token('RoomDesk');
