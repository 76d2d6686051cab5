import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** What a ticket says of itself at a glance. */
export type TicketCardState = 'READY' | 'USED' | 'VOID';

/** A void ticket says so, also when it was used before. [S4-20] */
export function ticketCardState(ticket: {
  readonly status: 'VALID' | 'VOID';
  readonly checkIns: number;
}): TicketCardState {
  if (ticket.status === 'VOID') return 'VOID';
  return ticket.checkIns > 0 ? 'USED' : 'READY';
}

/** The two lists of 'My tickets'. */
export type TicketTime = 'UPCOMING' | 'PAST';
export const TICKET_TIMES = ['UPCOMING', 'PAST'] as const satisfies readonly TicketTime[];

/** A ticket is upcoming until its session has ended. [S7.6-03] */
export const ticketTime = (session: { readonly endAt: Instant }, now: Instant): TicketTime =>
  hasEnded(session, now) ? 'PAST' : 'UPCOMING';
