import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { SELF_SERVICE_ACTS, selfServiceUntil } from '#domain/ticket/self-service.ts';
import { rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { ChangeSession, ReadOtherSessions } from '#server/ticket/change-session.ts';
import { SelfServiceBook } from '#server/ticket/ports/self-service-book.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { ReadTicketReturn, ReturnTicket } from '#server/ticket/return-ticket.ts';
import { selfServiceRefused } from '#server/ticket/self-service-refused.ts';

export const selfServiceResolvers: Resolvers = {
  Query: {
    ticket_return: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId }),
      resolve: ({ id: { eventId, rowId } }, { use, accountId }) =>
        use(ReadTicketReturn)({ eventId, boughtTicketId: rowId, by: accountId }),
    }),
    ticket_sessions: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, { use, accountId }) => {
        const found = await use(ReadOtherSessions)({ eventId, boughtTicketId: rowId, by: accountId });
        return found.ok
          ? ok(
              found.value.map(({ sectionEventId, name, beginAt, timezone }) => ({
                section_event_id: sectionEventId,
                name,
                begin_at: beginAt,
                timezone,
              })),
            )
          : found;
      },
    }),
  },

  Mutation: {
    change_ticket_session: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId, section_event_id: rowNumber }),
      resolve: async ({ id: { eventId, rowId }, section_event_id: sectionEventId }, context) => {
        const { use, accountId } = context;
        const changed = await use(ChangeSession)({ eventId, boughtTicketId: rowId, sectionEventId, by: accountId });
        if (!changed.ok) return changed;
        context.loaders.forget(eventId);
        const ticket = await use(TicketWallet).ticket(eventId, rowId);
        return ticket === null ? refused({ code: 'NOT_FOUND' }) : ok(ticket);
      },
    }),
    return_bought_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, { use, accountId }) => {
        const returned = await use(ReturnTicket)({ eventId, boughtTicketId: rowId, by: accountId });
        if (!returned.ok) return returned;
        const ticket = await use(TicketWallet).ticket(eventId, rowId);
        return ticket === null ? refused({ code: 'NOT_FOUND' }) : ok(ticket);
      },
    }),
  },

  BoughtTicket: {
    self_service: async ({ eventId, boughtTicketId }, _args, { use, viewer, now }) => {
      if (viewer.kind !== 'account') return [];
      const facts = await use(SelfServiceBook).read(eventId, boughtTicketId);
      if (facts === null || facts.buyer !== viewer.accountId) return [];
      return SELF_SERVICE_ACTS.map((act) => ({
        act,
        until: selfServiceUntil(act, facts.policy, facts.session),
        refused: selfServiceRefused(act, facts, viewer.accountId, now)?.because ?? null,
      }));
    },
  },
};
