import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { keepsPublishable } from './publication.ts';

export type DiscardTicketType = (given: {
  readonly eventId: number;
  readonly ticketTypeId: string;
  readonly actor: AccountId;
}) => Promise<Result<boolean, Refusal>>;

export const DiscardTicketType = defineUseCase(
  'DiscardTicketType',
  organisingPorts,
  (ports): DiscardTicketType =>
    async ({ eventId, ticketTypeId, actor }) => {
      const papers = await ports.events.read(eventId);
      if (papers === null || !papers.tickets.some((ticket) => ticket.ticketTypeId === ticketTypeId))
        return refused({ code: 'EVENT_NOT_FOUND' });
      const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
      if (forbidden !== null) return refused(forbidden);
      const tickets = papers.tickets.filter((ticket) => ticket.ticketTypeId !== ticketTypeId);
      const publishable = await keepsPublishable(ports, papers, { ...papers, tickets });
      if (!publishable.ok) return publishable;
      const withdrawn = await ports.stock.withdrawTicketTypes({ eventId, ticketTypeIds: [ticketTypeId] });
      if (!withdrawn.ok) return withdrawn;
      return changeEvent(ports, {
        eventId,
        actor,
        work: ({ event }) =>
          Promise.resolve(
            ok({ event, value: true, act: 'ticket-type.deleted', subject: `ticket-type:${ticketTypeId}` }),
          ),
      });
    },
);
