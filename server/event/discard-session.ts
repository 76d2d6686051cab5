import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { releasedFiles } from './media/released-files.ts';
import { organisingPorts } from './organising-ports.ts';
import { keepsPublishable } from './publication.ts';
import { quotaOfSession } from './quota-ids.ts';
import { withTimesOf } from './times-of-event.ts';

export type DiscardSession = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
}) => Promise<Result<boolean, Refusal>>;

export const DiscardSession = defineUseCase(
  'DiscardSession',
  organisingPorts,
  (ports): DiscardSession =>
    async ({ eventId, sectionEventId, actor }) => {
      const papers = await ports.events.read(eventId);
      if (papers === null || !papers.sessions.some((one) => one.sectionEventId === sectionEventId))
        return refused({ code: 'EVENT_NOT_FOUND' });
      const ofSession = (ticket: { readonly sectionEventId: number }) => ticket.sectionEventId === sectionEventId;
      const own = [...papers.tickets, ...papers.invitationTickets].filter(ofSession);
      const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
      if (forbidden !== null) return refused(forbidden);
      if (hasSoldOrHeld(own)) return refused({ code: 'HAS_ORDERS', of: 'SESSION' });
      const sessions = papers.sessions.filter((one) => one.sectionEventId !== sectionEventId);
      const tickets = papers.tickets.filter((ticket) => !ofSession(ticket));
      const publishable = await keepsPublishable(ports, papers, { ...papers, sessions, tickets });
      if (!publishable.ok) return publishable;
      const ticketTypeIds = own.map((ticket) => ticket.ticketTypeId);
      const withdrawn = await ports.stock.withdrawTicketTypes({ eventId, ticketTypeIds });
      if (!withdrawn.ok)
        return withdrawn.refusal.code === 'HAS_ORDERS' ? refused({ code: 'HAS_ORDERS', of: 'SESSION' }) : withdrawn;
      return changeEvent(ports, {
        eventId,
        actor,
        work: async (locked, tx) => {
          const left = locked.sessions.filter((one) => one.sectionEventId !== sectionEventId);
          if ([...locked.tickets, ...locked.invitationTickets].some(ofSession))
            return refused({ code: 'HAS_ORDERS', of: 'SESSION' });
          const media = (await ports.media.lock(tx, eventId, sectionEventId)) ?? [];
          if (!(await ports.events.removeSession(tx, eventId, sectionEventId, quotaOfSession(sectionEventId))))
            return refused({ code: 'HAS_ORDERS', of: 'SESSION' });
          await ports.privateFiles.release(tx, releasedFiles(media));
          return ok({
            event: withTimesOf(locked.event, left),
            value: true,
            act: 'session.deleted',
            subject: `session:${sectionEventId}`,
          });
        },
      });
    },
);
