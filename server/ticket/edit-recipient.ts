import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { editTicket, reissueTicket } from '#domain/ticket/decide-ticket.ts';
import { type readRecipient, readTicketName } from '#domain/ticket/recipient.ts';
import { changeTicket, type TicketAsked, ticketPorts } from './change-ticket.ts';
import { tooLateToRename } from './self-service-refused.ts';
import { ticketNameRefusal, ticketRefusal } from './ticket-refusal.ts';

type EditAsked = TicketAsked & {
  /** By right of the event's team. */
  readonly asHost: boolean;
  readonly to: Parameters<typeof readRecipient>[0];
  /** The name on the ticket, for the event's team alone; null: it stays. */
  readonly ticketName: string | null;
  /** Issues and mails a new QR code; the old one becomes invalid. */
  readonly newCode: boolean;
};

/** [S7.6-07] [S5-12] [S5-13] [S5-15] [S2.14-18] */
export type EditRecipient = (asked: EditAsked) => Promise<Result<null, Refusal>>;

export const EditRecipient = defineUseCase(
  'EditRecipient',
  ticketPorts,
  (ports): EditRecipient =>
    (asked) =>
      changeTicket(ports, asked, {
        knows: ({ accountId }) => asked.asHost || accountId === asked.by,
        decide: (ticket, page, now) => {
          const edited = editTicket(ticket, asked.to);
          if (!edited.ok) return refused(ticketRefusal(edited.refusal));
          const read = readTicketName(asked.ticketName);
          if (!read.ok) return refused(ticketNameRefusal(read.refusal));
          if (read.value !== null && !asked.asHost) return refused({ code: 'FORBIDDEN' });
          const renamed = read.value === null || read.value === page.ticketName ? {} : { ticketName: read.value };
          const late = asked.asHost ? null : tooLateToRename(page, ticket, now);
          if (late !== null) return refused(late);
          if (!asked.newCode) return ok({ events: edited.value, mail: false, ...renamed });
          const renewed = reissueTicket(ticket, page.session, now);
          return renewed.ok
            ? ok({ events: [...edited.value, ...renewed.value], mail: true, ...renamed })
            : refused(ticketRefusal(renewed.refusal));
        },
      }),
);
