import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { TicketRefusal } from '#domain/ticket/ticket-refusals.ts';
import { type BoughtTicket, type TicketEvent, ticketUse, type VoidReason } from './bought-ticket.ts';
import { type ChangeRefusal, changeRefusal } from './change-refusal.ts';
import { type RecipientRefusal, readRecipient } from './recipient.ts';

type Changed<Refusal> = Result<readonly TicketEvent[], Refusal>;

export type ReissueRefusal = RefusalIn<TicketRefusal, 'TICKET_VOID'> | { readonly code: 'EVENT_ENDED' };

/**
 * Writes another name and address on a ticket that nobody has used or passed on. The same again changes nothing.
 * [S5-12] [S5-13] [S5-15]
 */
export function editTicket(
  ticket: BoughtTicket,
  typed: Parameters<typeof readRecipient>[0],
): Changed<ChangeRefusal | RecipientRefusal> {
  const refusal = changeRefusal(ticketUse(ticket));
  if (refusal !== null) return refused(refusal);
  const recipient = readRecipient(typed);
  if (!recipient.ok) return recipient;
  const { firstName, lastName, email } = ticket.recipient;
  const same =
    firstName === recipient.value.firstName && lastName === recipient.value.lastName && email === recipient.value.email;
  return ok(same ? [] : [{ kind: 'EDITED', recipient: recipient.value }]);
}

/** A new token for the same holder, because the old one was seen by others: it admits nobody any more. [design] */
export function reissueTicket(
  ticket: BoughtTicket,
  session: { readonly endAt: Instant },
  now: Instant,
): Changed<ReissueRefusal> {
  if (ticket.state === 'VOID') return refused({ code: 'TICKET_VOID' });
  return hasEnded(session, now) ? refused({ code: 'EVENT_ENDED' }) : ok([{ kind: 'REISSUED' }]);
}

/** Ends a ticket for good. Who came in has come: its check-ins stay counted. [design: a chargeback voids tickets] */
export const voidTicket = (ticket: BoughtTicket, because: VoidReason): readonly TicketEvent[] =>
  ticket.state === 'VOID' ? [] : [{ kind: 'VOIDED', because }];
