import type { TicketCounter } from '#application/ports/ticket-counter.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GraphqlTransport } from '../client/graphql-transport.ts';
import { CounterSessionDocument } from './counter-session.gen.ts';
import { parseCounterSession } from './on-sale.parse.ts';

export const makeGraphqlTicketCounter = (transport: GraphqlTransport): TicketCounter => ({
  open: async (sectionEventId) => {
    const answer = await transport(CounterSessionDocument, { id: sectionEventId });
    return answer.ok ? ok(parseCounterSession(answer.value)) : answer;
  },
});
