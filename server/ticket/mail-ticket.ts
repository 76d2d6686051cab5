import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { resendTicket } from '#domain/ticket/decide-ticket.ts';
import { changeTicket, type TicketAsked, ticketPorts } from './change-ticket.ts';
import { ticketRefusal } from './ticket-refusal.ts';

/** At most once per interval. `asHost`: by right of the event's team. [S7.6-08] */
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
          return again.ok
            ? ok({ events: [], mail: true, act: 'ticket.mailed' })
            : refused(ticketRefusal(again.refusal));
        },
      }),
);
