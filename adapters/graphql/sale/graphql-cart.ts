import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Cart } from '#application/sale/ports/cart.ts';
import { ok } from '#domain/kernel/result.ts';
import { CartDocument } from './cart.gen.ts';
import { parseCartLines } from './checkout.parse.ts';
import { ChooseTicketsDocument } from './choose-tickets.gen.ts';
import { EmptyCartDocument } from './empty-cart.gen.ts';

export const makeGraphqlCart = (transport: GraphqlTransport): Cart => ({
  read: async (sectionEventId) => {
    const answer = await transport(CartDocument, { sectionEventId });
    return answer.ok ? ok(parseCartLines(answer.value.shopping_items)) : answer;
  },
  choose: async (sectionEventId, lines, idempotencyKey) => {
    const input = {
      section_event_id: sectionEventId,
      lines: lines.map((line) => ({
        ticket_id: line.ticketId,
        number_of_tickets: line.quantity,
        ...(line.seatIds === undefined ? {} : { seat_ids: [...line.seatIds] }),
        ...(line.accessible === undefined ? {} : { accessible: line.accessible }),
        ...(line.specialCode === undefined ? {} : { special_code: line.specialCode }),
      })),
    };
    const answer = await transport(ChooseTicketsDocument, { input }, { idempotencyKey });
    return answer.ok ? ok(parseCartLines(answer.value.choose_tickets)) : answer;
  },
  empty: async (sectionEventId) => {
    const answer = await transport(EmptyCartDocument, { sectionEventId });
    return answer.ok ? ok(true) : answer;
  },
});
