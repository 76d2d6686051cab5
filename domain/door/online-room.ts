import type { AttendanceMode } from '#domain/event/event.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';

/** Until its organiser says otherwise, a room opens these minutes before its session. [design] */
export const ROOM_OPENS_BEFORE = 30;
/** Most minutes before its session that a room may open by itself. [design] */
export const ROOM_OPENS_EARLIEST = 1_440;

/** `opensAt`: set by the organiser; null: closed until they open it. [S6-44] [design] */
export const isRoomOpen = (opensAt: Instant | null, now: Instant): boolean => opensAt !== null && now >= opensAt;

/** When a room of a session opens by itself; `before` in minutes. [design] */
export const roomOpening = (session: { readonly beginAt: Instant }, before: number = ROOM_OPENS_BEFORE): Instant =>
  later(session.beginAt, -before * MINUTE);

/** Whether a ticket gives access to its session's online room. [S1-24] [S6-44] */
export const opensOnlineRoom = (ticket: {
  readonly mode: AttendanceMode;
  readonly status: 'VALID' | 'VOID';
}): boolean => ticket.mode === 'ONLINE' && ticket.status === 'VALID';

export type RoomTicket = {
  readonly status: 'VALID' | 'VOID';
  readonly hand: Exclude<BoughtTicket['state'], 'VOID'>;
};

/** A valid ticket, not given away, of a session that is not over. [S1-24] [S6-44] [design] */
export const mayEnterRoom = (
  { status, hand }: RoomTicket,
  session: { readonly endAt: Instant },
  now: Instant,
): boolean => status === 'VALID' && hand !== 'SENT' && !hasEnded(session, now);

/** NONE: it has no room. OPEN: one lets its guests in now. */
export type RoomStatus = 'NONE' | 'CLOSED' | 'OPEN' | 'ENDED';

/** What an event's page says of its online rooms. [S3-23] */
export function roomStatus(
  rooms: readonly { readonly opensAt: Instant | null }[],
  event: { readonly endAt: Instant },
  now: Instant,
): RoomStatus {
  if (rooms.length === 0) return 'NONE';
  if (hasEnded(event, now)) return 'ENDED';
  return rooms.some(({ opensAt }) => isRoomOpen(opensAt, now)) ? 'OPEN' : 'CLOSED';
}
