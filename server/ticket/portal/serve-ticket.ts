import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { reissueTicket, resendTicket } from '#domain/ticket/decide-ticket.ts';
import { changeTicket, type TicketAsked, ticketPorts } from '#server/ticket/change-ticket.ts';
import { ticketRefusal } from '#server/ticket/ticket-refusal.ts';

/** REISSUE replaces its code and mails the new one. Audited. [S2.1-27] [S1-44] */
export type ServeTicket = (asked: TicketAsked, how: 'RESEND' | 'REISSUE') => Promise<Result<null, Refusal>>;

export const ServeTicket = defineUseCase(
  'ServeTicket',
  ticketPorts,
  (ports): ServeTicket =>
    async (asked, how) =>
      changeTicket(ports, asked, {
        knows: () => true,
        decide: (ticket, { mailedAt, session }, now) => {
          if (how === 'REISSUE') {
            const renewed = reissueTicket(ticket, session, now);
            return renewed.ok ? ok({ events: renewed.value, mail: true }) : refused(ticketRefusal(renewed.refusal));
          }
          const again = resendTicket(ticket, mailedAt, session, now);
          return again.ok
            ? ok({ events: [], mail: true, act: 'ticket.mailed-by-staff' })
            : refused(ticketRefusal(again.refusal));
        },
      }),
);
