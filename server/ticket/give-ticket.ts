import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { sendTicket } from '#domain/ticket/decide-ticket.ts';
import { readRecipient } from '#domain/ticket/recipient.ts';
import { changeTicket, type TicketAsked, ticketPorts } from './change-ticket.ts';
import { tooLateToRename } from './self-service-refused.ts';
import { ticketRefusal } from './ticket-refusal.ts';

/** The giver's code becomes invalid. A repeated request changes nothing. [S1-19] [S8-47] [S5-13] */
export type GiveTicket = (
  asked: TicketAsked & {
    readonly to: Parameters<typeof readRecipient>[0];
    /** By right of the event's team. */
    readonly asHost: boolean;
  },
) => Promise<Result<null, Refusal>>;

export const GiveTicket = defineUseCase(
  'GiveTicket',
  ticketPorts,
  (ports): GiveTicket =>
    async (asked) => {
      const to = readRecipient(asked.to);
      if (!to.ok) return refused(ticketRefusal(to.refusal));
      const giver = await ports.accounts.find(asked.by);
      if (giver === null) return refused({ code: 'NOT_FOUND' });
      return changeTicket(ports, asked, {
        knows: ({ accountId, giverAccountId }) => accountId === asked.by || giverAccountId === asked.by,
        decide: (ticket, page, now) => {
          const sent = sendTicket(ticket, to.value, giver.email, page.session, now);
          const late = sent.ok && sent.value.length > 0 && !asked.asHost ? tooLateToRename(page, ticket, now) : null;
          if (late !== null) return refused(late);
          return sent.ok
            ? ok({ events: sent.value, mail: sent.value.length > 0 })
            : refused(ticketRefusal(sent.refusal));
        },
      });
    },
);
