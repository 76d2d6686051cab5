import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { receiveTicket } from '#domain/ticket/decide-ticket.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { changeTicket, ticketPorts } from './change-ticket.ts';
import { readReceiptSecret, type TicketIssue } from './receipt-secret.ts';
import { ticketRefusal } from './ticket-refusal.ts';

type ReceiptAsked = { readonly secret: string; readonly by: AccountId; readonly locale: Locale };

/**
 * Adds a given ticket to the account of its address by the emailed link. NOT_FOUND: the link is not ours or not this
 * person's. LINK_EXPIRED: the ticket was taken back or given anew. [S6-10]
 */
export type ReceiveTicket = (asked: ReceiptAsked) => Promise<Result<TicketIssue, Refusal>>;

export const ReceiveTicket = defineUseCase(
  'ReceiveTicket',
  { ...ticketPorts, keyring: Keyring },
  (ports): ReceiveTicket =>
    async ({ secret, by, locale }) => {
      const issue = readReceiptSecret(ports.keyring, secret);
      const account = await ports.accounts.find(by);
      if (issue === null || account === null) return refused({ code: 'NOT_FOUND' });
      const asked = { eventId: issue.eventId, boughtTicketId: issue.ticketId, by, locale };
      const received = await changeTicket(ports, asked, {
        knows: ({ email }) => sameEmail(email, account.email),
        decide: (ticket) => {
          if (ticket.issueNumber !== issue.issueNumber) return refused({ code: 'LINK_EXPIRED' });
          const taken = receiveTicket(ticket, by, account.email);
          return taken.ok ? ok({ events: taken.value, mail: false }) : refused(ticketRefusal(taken.refusal));
        },
      });
      return received.ok ? ok(issue) : received;
    },
);
