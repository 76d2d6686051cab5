import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { ok } from '#domain/kernel/result.ts';
import { parseOpenedTicket, parseTicketPage } from './held-ticket.parse.ts';
import { MyTicketDocument } from './my-ticket.gen.ts';
import { MyTicketsDocument } from './my-tickets.gen.ts';

const PAGE = 40;

export const makeGraphqlTicketWallet = (transport: GraphqlTransport): TicketWallet => ({
  list: async (time, after) => {
    const answer = await transport(MyTicketsDocument, { input: { time, after, limit: PAGE } });
    return answer.ok ? ok(parseTicketPage(answer.value.my_tickets)) : answer;
  },
  read: async (id) => {
    const answer = await transport(MyTicketDocument, { id });
    return answer.ok ? ok(parseOpenedTicket(answer.value.my_ticket)) : answer;
  },
});
