import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { takeBackTicket } from '#domain/ticket/decide-ticket.ts';
import { changeTicket, type TicketAsked, ticketPorts } from './change-ticket.ts';
import { ticketRefusal } from './ticket-refusal.ts';

/** Only if neither received nor used. The recipient's code becomes invalid, and they are told. */
export type TakeBackTicket = (asked: TicketAsked) => Promise<Result<null, Refusal>>;

export const TakeBackTicket = defineUseCase(
  'TakeBackTicket',
  ticketPorts,
  (ports): TakeBackTicket =>
    (asked) =>
      changeTicket(ports, asked, {
        // The giver is told that it is too late instead of NOT_FOUND.
        knows: ({ accountId, giverAccountId }) => accountId === asked.by || giverAccountId === asked.by,
        decide: (ticket) => {
          const taken = takeBackTicket(ticket);
          return taken.ok
            ? ok({ events: taken.value, mail: false, tellBefore: true })
            : refused(ticketRefusal(taken.refusal));
        },
      }),
);
