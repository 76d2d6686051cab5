import { hasEnded } from '#domain/event/sale-state.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { saidOrder } from '#domain/kernel/names/name-order.ts';
import { never } from '#domain/kernel/never.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';
import {
  type BoughtTicket,
  type ChangeRefusal,
  changeRefusal,
  type TicketEvent,
  ticketUse,
  type VoidReason,
} from './bought-ticket.ts';
import { type Recipient, type RecipientRefusal, readRecipient } from './recipient.ts';
import type { TicketRefusal } from './ticket-refusals.ts';

type Changed<Refusal> = Result<readonly TicketEvent[], Refusal>;

export type ReissueRefusal = RefusalIn<TicketRefusal, 'TICKET_VOID'> | { readonly code: 'EVENT_ENDED' };

/** Changes a ticket's name and address if it is unused and not transferred. [S5-12] [S5-13] [S5-15] */
export function editTicket(
  ticket: BoughtTicket,
  typed: Parameters<typeof readRecipient>[0],
): Changed<ChangeRefusal | RecipientRefusal> {
  const refusal = changeRefusal(ticketUse(ticket));
  if (refusal !== null) return refused(refusal);
  const recipient = readRecipient(typed);
  if (!recipient.ok) return recipient;
  const { firstName, lastName, email } = ticket.recipient;
  const sameName = firstName === recipient.value.firstName && lastName === recipient.value.lastName;
  // Who changes the address alone says nothing of the name's order.
  const order = { ...(sameName ? saidOrder(ticket.recipient) : {}), ...saidOrder(recipient.value) };
  const same = sameName && email === recipient.value.email && order.nameOrder === saidOrder(ticket.recipient).nameOrder;
  return ok(same ? [] : [{ kind: 'EDITED', recipient: { ...recipient.value, ...order } }]);
}

/** Replaces the token for the same holder; the old one stops working. [design] */
export function reissueTicket(
  ticket: BoughtTicket,
  session: { readonly endAt: Instant },
  now: Instant,
): Changed<ReissueRefusal> {
  if (ticket.state === 'VOID') return refused({ code: 'TICKET_VOID' });
  return hasEnded(session, now) ? refused({ code: 'EVENT_ENDED' }) : ok([{ kind: 'REISSUED' }]);
}

/** A void ticket keeps its check-ins. [design] */
export const voidTicket = (ticket: Pick<BoughtTicket, 'state'>, because: VoidReason): readonly TicketEvent[] =>
  ticket.state === 'VOID' ? [] : [{ kind: 'VOIDED', because }];

/** [design] */
export const RESEND_TICKET_AFTER = 5 * MINUTE;

export type SendTicketRefusal = ChangeRefusal | { readonly code: 'EVENT_ENDED' } | { readonly code: 'TO_ONESELF' };
export type TakeBackTicketRefusal = { readonly code: 'NOT_SENT' } | { readonly code: 'TICKET_CHECKED_IN' };
export type ReceiveTicketRefusal = RefusalIn<RequestRefusal, 'NOT_FOUND'> | RefusalIn<TicketRefusal, 'TICKET_VOID'>;
export type ResendTicketRefusal =
  | RefusalIn<TicketRefusal, 'TICKET_VOID'>
  | RefusalIn<PeopleRefusal, 'RESEND_TOO_SOON'>
  | { readonly code: 'EVENT_ENDED' };

type Sent<Refusal> = Result<readonly TicketEvent[], Refusal>;

const isGivenTo = ({ state, recipient }: BoughtTicket, to: Recipient): boolean =>
  (state === 'SENT' || state === 'RECEIVED') && recipient.email === to.email;

/** The recipient can use it at once; the sender's token stops working. Safe to repeat. [S8-47] [S5-13] */
export function sendTicket(
  ticket: BoughtTicket,
  to: Recipient,
  senderEmail: string,
  session: { readonly endAt: Instant },
  now: Instant,
): Sent<SendTicketRefusal> {
  if (isGivenTo(ticket, to) && !sameEmail(to.email, senderEmail)) return ok([]);
  const refusal = changeRefusal(ticketUse(ticket));
  if (refusal !== null) return refused(refusal);
  if (hasEnded(session, now)) return refused({ code: 'EVENT_ENDED' });
  return sameEmail(to.email, senderEmail) ? refused({ code: 'TO_ONESELF' }) : ok([{ kind: 'SENT', to, at: now }]);
}

/** Takes back a forwarded ticket that is neither claimed nor used. [design] */
export function takeBackTicket(ticket: BoughtTicket): Sent<TakeBackTicketRefusal> {
  if (ticket.state !== 'SENT') return refused({ code: 'NOT_SENT' });
  return ticket.checkIns.length > 0 ? refused({ code: 'TICKET_CHECKED_IN' }) : ok([{ kind: 'TAKEN_BACK' }]);
}

/** For the account with its address, also after the session; others do not learn that it exists. [S6-10] [design] */
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

/** Whether the ticket's email may be sent again. [design] */
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
