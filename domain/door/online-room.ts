import type { AttendanceMode } from '#domain/event/event.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';

/** Whether a ticket is the way into its session's online room. [S1-24] [S6-44] */
export const opensOnlineRoom = (ticket: {
  readonly mode: AttendanceMode;
  readonly status: 'VALID' | 'VOID';
}): boolean => ticket.mode === 'ONLINE' && ticket.status === 'VALID';

/** As much of a ticket as says whether it is a way into the rooms that its type opens. */
export type RoomTicket = {
  readonly status: 'VALID' | 'VOID';
  readonly hand: Exclude<BoughtTicket['state'], 'VOID'>;
};

/**
 * Whether a ticket is its account's way into online rooms: not once it is void or was given away, and not after the
 * session. Before it the way is told at any time, so that people can try it out at home. [S1-24] [S6-44] [design]
 */
export const mayEnterRoom = (
  { status, hand }: RoomTicket,
  session: { readonly endAt: Instant },
  now: Instant,
): boolean => status === 'VALID' && hand !== 'SENT' && !hasEnded(session, now);
