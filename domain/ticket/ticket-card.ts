import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';

export type TicketCardState = 'READY' | 'USED' | 'VOID';

/** Void wins over used. [S4-20] */
export function ticketCardState(ticket: {
  readonly status: 'VALID' | 'VOID';
  readonly checkIns: number;
}): TicketCardState {
  if (ticket.status === 'VOID') return 'VOID';
  return ticket.checkIns > 0 ? 'USED' : 'READY';
}

export type TicketTime = 'UPCOMING' | 'PAST';
export const TICKET_TIMES = ['UPCOMING', 'PAST'] as const satisfies readonly TicketTime[];

/** Upcoming until the session ends. [S7.6-03] */
export const ticketTime = (session: { readonly endAt: Instant }, now: Instant): TicketTime =>
  hasEnded(session, now) ? 'PAST' : 'UPCOMING';
