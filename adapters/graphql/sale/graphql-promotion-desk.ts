import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { money } from '#adapters/graphql/platform/wire-values.ts';
import type { PromotionDesk } from '#application/sale/ports/promotion-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { TryCodeDocument } from './try-code.gen.ts';

const worth = z.object({ code: z.string(), off: money });

export const makeGraphqlPromotionDesk = (transport: GraphqlTransport): PromotionDesk => ({
  tryCode: async ({ typed: code, eventId, sectionEventId, chosen }) => {
    const tickets =
      chosen?.map(({ ticketId, quantity }) => ({ ticket_id: ticketId, number_of_tickets: quantity })) ?? null;
    const answer = await transport(TryCodeDocument, { code, eventId, sectionEventId, tickets });
    return answer.ok ? ok(worth.parse(answer.value.promotion_code)) : answer;
  },
});
