import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { resendTicket } from '#domain/ticket/decide-ticket.ts';
import { changeTicket, type TicketAsked, ticketPorts } from './change-ticket.ts';
import { ticketRefusal } from './ticket-refusal.ts';

/**
 * Mails a ticket to the recipient that stands on it, with a pause between; `asHost`: for the event's team, whoever's
 * ticket it is. [S7.6-08]
 */
export type MailTicket = (asked: TicketAsked & { readonly asHost: boolean }) => Promise<Result<null, Refusal>>;

export const MailTicket = defineUseCase(
  'MailTicket',
  ticketPorts,
  (ports): MailTicket =>
    (asked) =>
      changeTicket(ports, asked, {
        knows: ({ accountId }) => asked.asHost || accountId === asked.by,
        decide: (ticket, { mailedAt, session }, now) => {
          const again = resendTicket(ticket, mailedAt, session, now);
          return again.ok ? ok({ events: [], mail: true }) : refused(ticketRefusal(again.refusal));
        },
      }),
);
