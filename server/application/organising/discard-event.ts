import type { AccountId } from '#domain/account/account-id.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { OrganisingPorts } from './organising-ports.ts';

/** Removes a draft that nobody ever ordered from; anything else is cancelled or archived instead. */
export type DiscardEvent = (given: { readonly eventId: number; readonly actor: AccountId }) => Promise<Result<boolean, Refusal>>;
export const DiscardEvent: Token<DiscardEvent> = token<DiscardEvent>('DiscardEvent');

export function makeDiscardEvent(ports: OrganisingPorts): DiscardEvent {
  return async ({ eventId, actor }) => {
    const papers = await ports.events.read(eventId);
    if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
    if (papers.event.status !== 'READY') return refused({ code: 'EVENT_STATE_FORBIDS', state: papers.event.status });
    if (papers.hasOrders || papers.tickets.some((ticket) => ticket.sold > 0 || ticket.held > 0)) return refused({ code: 'HAS_ORDERS' });
    // In the queue that sells, and all together: from then on nobody can hold a place of it.
    const ticketTypeIds = papers.tickets.map((ticket) => ticket.ticketTypeId);
    const withdrawn = await ports.stock.withdrawTicketTypes({ eventId, ticketTypeIds });
    if (!withdrawn.ok) return withdrawn;
    const removed = await ports.transact.transaction(async (tx) => {
      const locked = await ports.events.lock(tx, eventId);
      if (locked === null || locked.event.status !== 'READY' || locked.tickets.length > 0 || !(await ports.events.removeEvent(tx, eventId)))
        return false;
      await ports.audit.record(tx, { act: 'event.deleted', subject: `event:${eventId}`, eventId, actor });
      return true;
    });
    if (!removed) return refused({ code: 'HAS_ORDERS' });
    ports.bus.publish({ kind: 'event', eventId });
    return ok(true);
  };
}
