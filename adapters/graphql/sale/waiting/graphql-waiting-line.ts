import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { WaitingLine } from '#application/sale/ports/waiting-line.ts';
import { ok } from '#domain/kernel/result.ts';
import { RemoveFromWaitingListDocument } from './remove-from-waiting-list.gen.ts';
import { WaitingLineDocument } from './waiting-line.gen.ts';

export const makeGraphqlWaitingLine = (transport: GraphqlTransport): WaitingLine => ({
  read: async (event) => {
    const answer = await transport(WaitingLineDocument, { event });
    if (!answer.ok) return answer;
    const { groups, tickets, entries } = answer.value.waiting_list_admin;
    return ok({
      groups,
      tickets,
      entries: entries.map((one) => ({
        id: one.id,
        email: one.email,
        ticketName: one.ticket_name,
        sessionName: one.session_name,
        tickets: one.number_of_tickets,
        standing: one.standing,
        joinedAt: one.joined_at,
        heldUntil: one.held_until,
      })),
    });
  },
  remove: async (id) => {
    const answer = await transport(RemoveFromWaitingListDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
