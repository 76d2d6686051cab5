import type { EventPages } from '#application/ports/event-pages.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GraphqlTransport } from '../client/graphql-transport.ts';
import { EventPageDocument } from './event-page.gen.ts';
import { parseEventPage, parseSessions } from './on-sale.parse.ts';
import { SessionsOnSaleDocument } from './sessions-on-sale.gen.ts';

export const makeGraphqlEventPages = (transport: GraphqlTransport): EventPages => ({
  read: async (eventId) => {
    const answer = await transport(EventPageDocument, { id: eventId });
    return answer.ok ? ok(parseEventPage(answer.value)) : answer;
  },
  sessions: async (eventId) => {
    const answer = await transport(SessionsOnSaleDocument, { eventId });
    return answer.ok ? ok(parseSessions(answer.value)) : answer;
  },
});
