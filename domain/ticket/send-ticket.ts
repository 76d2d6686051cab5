import { hasEnded } from '#domain/event/sale-state.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';
import type { TicketRefusal } from '#domain/ticket/ticket-refusals.ts';
import { type BoughtTicket, type TicketEvent, ticketUse } from './bought-ticket.ts';
import { type ChangeRefusal, changeRefusal } from './change-refusal.ts';
import type { Recipient } from './recipient.ts';

/** The mail with a ticket is sent again at most this often. [design] */
export const RESEND_TICKET_AFTER = 5 * MINUTE;

export type SendTicketRefusal = ChangeRefusal | { readonly code: 'EVENT_ENDED' } | { readonly code: 'TO_ONESELF' };
export type TakeBackTicketRefusal = { readonly code: 'NOT_SENT' } | { readonly code: 'TICKET_CHECKED_IN' };
export type ReceiveTicketRefusal = RefusalIn<RequestRefusal, 'NOT_FOUND'> | RefusalIn<TicketRefusal, 'TICKET_VOID'>;
export type ResendTicketRefusal =
  | RefusalIn<TicketRefusal, 'TICKET_VOID'>
  | RefusalIn<PeopleRefusal, 'RESEND_TOO_SOON'>
  | { readonly code: 'EVENT_ENDED' };

type Sent<Refusal> = Result<readonly TicketEvent[], Refusal>;

/**
 * Gives a ticket to somebody by e-mail, who can use it at once; the giver's token is dead from then on. Sent to the
 * same address again it changes nothing. [S8-47] [S5-13]
 */
export function sendTicket(
  ticket: BoughtTicket,
  to: Recipient,
  senderEmail: string,
  session: { readonly endAt: Instant },
  now: Instant,
): Sent<SendTicketRefusal> {
  if (ticket.state === 'SENT' && ticket.recipient.email === to.email) return ok([]);
  const refusal = changeRefusal(ticketUse(ticket));
  if (refusal !== null) return refused(refusal);
  if (hasEnded(session, now)) return refused({ code: 'EVENT_ENDED' });
  return sameEmail(to.email, senderEmail) ? refused({ code: 'TO_ONESELF' }) : ok([{ kind: 'SENT', to, at: now }]);
}

/** Takes back what nobody has received or used; the recipient's token is dead from then on. [design] */
export function takeBackTicket(ticket: BoughtTicket): Sent<TakeBackTicketRefusal> {
  if (ticket.state !== 'SENT') return refused({ code: 'NOT_SENT' });
  return ticket.checkIns.length > 0 ? refused({ code: 'TICKET_CHECKED_IN' }) : ok([{ kind: 'TAKEN_BACK' }]);
}

/**
 * Takes a sent ticket into the account of the address that it was sent to, also after the session: it stays a keepsake.
 * Nobody else learns that there is one. [S6-10] [design]
 */
export function receiveTicket(ticket: BoughtTicket, by: AccountId, email: string): Sent<ReceiveTicketRefusal> {
  if (!sameEmail(ticket.recipient.email, email)) return refused({ code: 'NOT_FOUND' });
  switch (ticket.state) {
    case 'SENT':
      return ok([{ kind: 'RECEIVED', by }]);
    case 'RECEIVED':
    case 'HELD':
      return ticket.holder === by ? ok([]) : refused({ code: 'NOT_FOUND' });
    case 'VOID':
      return refused({ code: 'TICKET_VOID' });
    default:
      return never(ticket);
  }
}

/** Whether the mail with the ticket may be sent once more, to the address that stands on it. */
export function resendTicket(
  ticket: BoughtTicket,
  lastSentAt: Instant | null,
  session: { readonly endAt: Instant },
  now: Instant,
): Result<{ readonly to: Recipient }, ResendTicketRefusal> {
  if (ticket.state === 'VOID') return refused({ code: 'TICKET_VOID' });
  if (hasEnded(session, now)) return refused({ code: 'EVENT_ENDED' });
  const resendAt = lastSentAt === null ? now : later(lastSentAt, RESEND_TICKET_AFTER);
  return now < resendAt ? refused({ code: 'RESEND_TOO_SOON', resendAt }) : ok({ to: ticket.recipient });
}
