import { parseCounterSession } from '#adapters/graphql/event/page/on-sale.parse.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import { ok } from '#domain/kernel/result.ts';
import { CounterSessionDocument } from './counter-session.gen.ts';

export const makeGraphqlTicketCounter = (transport: GraphqlTransport): TicketCounter => ({
  open: async (sectionEventId) => {
    const answer = await transport(CounterSessionDocument, { id: sectionEventId });
    return answer.ok ? ok(parseCounterSession(answer.value)) : answer;
  },
});
