import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type SelfServiceAct, selfServiceProblem, selfServiceUntil } from '#domain/ticket/self-service.ts';
import type { SelfServiceFacts } from './ports/self-service-book.ts';
import type { LiveTicket, TicketPage } from './ports/ticket-book.ts';

/** By the event's policy; null: they may. Only its buyer may. */
export function selfServiceRefused(
  act: SelfServiceAct,
  facts: Omit<SelfServiceFacts, 'accountId' | 'returned' | 'userOrderId' | 'sectionEventId'>,
  by: AccountId,
  now: Instant,
): RefusalOf<'SELF_SERVICE_REFUSED'> | null {
  const because =
    facts.buyer === by ? selfServiceProblem(act, facts.policy, facts, now) : ('TICKET_TRANSFERRED' as const);
  if (because === null) return null;
  return { code: 'SELF_SERVICE_REFUSED', because, until: selfServiceUntil(act, facts.policy, facts.session) };
}

/** Null: it is not. Other obstacles have their own rules. */
export function tooLateToRename(
  { policy, session, orderStatus }: TicketPage,
  ticket: LiveTicket,
  now: Instant,
): RefusalOf<'SELF_SERVICE_REFUSED'> | null {
  const facts = { state: ticket.state, checkedIn: ticket.checkIns.length > 0, orderStatus, session };
  const because = selfServiceProblem('CHANGE_NAME', policy, facts, now);
  if (because !== 'TOO_LATE') return null;
  return { code: 'SELF_SERVICE_REFUSED', because, until: selfServiceUntil('CHANGE_NAME', policy, session) };
}
