import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SaleReminders } from '#application/event/ports/sale-reminders.ts';
import { ok } from '#domain/kernel/result.ts';
import { RemindOfSaleDocument } from './remind-of-sale.gen.ts';

export const makeGraphqlSaleReminders = (transport: GraphqlTransport): SaleReminders => ({
  ask: async (eventId, email) => {
    const answer = await transport(RemindOfSaleDocument, { id: eventId, email });
    return answer.ok ? ok(answer.value.remind_of_sale) : answer;
  },
});
