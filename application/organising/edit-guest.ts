import type { Trouble } from '#application/checkout/trouble.ts';
import type { TicketHands } from '#application/ports/ticket-hands.ts';
import { type HandOnTicket, makeHandOnTicket } from '#application/tickets/hand-on-ticket.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** A guest's ticket gets another name or address, or its mail again, by the event's team. [S2.14-18] */
export type EditGuest = Pick<HandOnTicket, 'edit'> & { readonly mailAgain: (ticketId: string) => Promise<Result<null, Trouble>> };
export const EditGuest: Token<EditGuest> = token('EditGuest');

export const makeEditGuest = (ports: { readonly ticketHands: TicketHands }): EditGuest => {
  const { edit, mailAgain } = makeHandOnTicket(ports);
  return { edit, mailAgain };
};
