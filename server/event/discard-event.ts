import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { releasedFiles } from './media/released-files.ts';
import { organisingPorts } from './organising-ports.ts';

export type DiscardEvent = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
}) => Promise<Result<boolean, Refusal>>;

export const DiscardEvent = defineUseCase(
  'DiscardEvent',
  organisingPorts,
  (ports): DiscardEvent =>
    async ({ eventId, actor }) => {
      const papers = await ports.events.read(eventId);
      if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
      const forbidden = forbiddenAction(papers, ['DELETE'], ports.clock.now());
      if (forbidden !== null) return refused(forbidden);
      // Through the reservation desk, all at once: from then on no place of it can be held.
      const ticketTypeIds = [...papers.tickets, ...papers.invitationTickets].map((ticket) => ticket.ticketTypeId);
      const withdrawn = await ports.stock.withdrawTicketTypes({ eventId, ticketTypeIds });
      if (!withdrawn.ok)
        return withdrawn.refusal.code === 'HAS_ORDERS' ? refused({ code: 'HAS_ORDERS', of: 'DELETE' }) : withdrawn;
      const removed = await ports.transact.transaction(async (tx) => {
        const locked = await ports.events.lock(tx, eventId);
        if (
          locked === null ||
          forbiddenAction(locked, ['DELETE'], ports.clock.now()) !== null ||
          locked.tickets.length + locked.invitationTickets.length > 0
        )
          return false;
        const media = await ports.media.ofEvents([eventId]);
        if (!(await ports.events.removeEvent(tx, eventId))) return false;
        await ports.privateFiles.release(tx, releasedFiles(media));
        await ports.audit.record(tx, { act: 'event.deleted', subject: `event:${eventId}`, eventId, actor });
        return true;
      });
      if (!removed) return refused({ code: 'HAS_ORDERS', of: 'DELETE' });
      ports.bus.publish({ kind: 'event', eventId });
      return ok(true);
    },
);
