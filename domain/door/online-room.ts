import type { AttendanceMode } from '#domain/event/event.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';

/** Whether a ticket gives access to its session's online room. [S1-24] [S6-44] */
export const opensOnlineRoom = (ticket: {
  readonly mode: AttendanceMode;
  readonly status: 'VALID' | 'VOID';
}): boolean => ticket.mode === 'ONLINE' && ticket.status === 'VALID';

export type RoomTicket = {
  readonly status: 'VALID' | 'VOID';
  readonly hand: Exclude<BoughtTicket['state'], 'VOID'>;
};

/**
 * Whether a ticket lets its account into online rooms: it must be valid, not given away, and the session not over.
 * Access opens before the session so that guests can test their setup. [S1-24] [S6-44] [design]
 */
export const mayEnterRoom = (
  { status, hand }: RoomTicket,
  session: { readonly endAt: Instant },
  now: Instant,
): boolean => status === 'VALID' && hand !== 'SENT' && !hasEnded(session, now);
