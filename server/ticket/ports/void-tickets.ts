import { type Token, token } from '#domain/kernel/token.ts';
import type { VoidFacts } from '#domain/ticket/void-cause.ts';

type TicketName = { readonly eventId: number; readonly boughtTicketId: string };

/** In no order, without tickets that are valid. */
export type VoidTickets = (tickets: readonly TicketName[]) => Promise<readonly (TicketName & VoidFacts)[]>;

export const VoidTickets: Token<VoidTickets> = token<VoidTickets>('VoidTickets');
