import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { editTicket } from '#domain/ticket/change-ticket.ts';
import type { readRecipient } from '#domain/ticket/recipient.ts';
import { changeTicket, type TicketAsked, type TicketPorts } from './change-ticket.ts';
import { ticketRefusal } from './ticket-refusal.ts';

/** Writes another name and address on a ticket; `asHost`: for the event's team, whoever's ticket it is. [S7.6-07] [S5-12] [S5-13] [S5-15] */
export type EditRecipient = (
  asked: TicketAsked & { readonly asHost: boolean; readonly to: Parameters<typeof readRecipient>[0] },
) => Promise<Result<null, Refusal>>;
export const EditRecipient: Token<EditRecipient> = token<EditRecipient>('EditRecipient');

export const makeEditRecipient =
  (ports: TicketPorts): EditRecipient =>
  (asked) =>
    changeTicket(ports, asked, {
      knows: ({ accountId }) => asked.asHost || accountId === asked.by,
      decide: (ticket) => {
        const edited = editTicket(ticket, asked.to);
        return edited.ok ? ok({ events: edited.value, mail: false }) : refused(ticketRefusal(edited.refusal));
      },
    });
