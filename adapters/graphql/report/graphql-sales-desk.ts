import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { moment, money, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import { EventOrdersDocument } from '#adapters/graphql/sale/event-orders.gen.ts';
import { StrikeOrderDocument } from '#adapters/graphql/sale/strike-order.gen.ts';
import type { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { sum } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import { SalesOverviewDocument } from './sales-overview.gen.ts';

const overviewAnswer = z.object({
  number_bought_ticket: z.number(),
  number_redeemed: z.number(),
  number_held: z.number(),
  revenue: z.array(z.object({ currency: z.string(), type: z.string(), value: money })),
  statistic_orders: z.array(z.object({ status: z.string(), count: z.number(), total: money })),
  sales: z.array(z.object({ at: moment, tickets: z.number(), value: money })),
  integrity: z.object({ healthy: z.boolean(), problems: z.array(z.string()), checked_at: moment }),
});

const order = z.object({
  id: z.string(),
  order_number: z.string(),
  status: z.string(),
  price: money,
  payment_method: z.string(),
  inserted_at: moment,
  user_registrant: z.object({ email: z.string(), full_name: z.string() }),
  bought_items: z.array(z.object({ number_of_tickets: z.number() })),
  ticket_donation: z.nullable(z.object({ amount: money, message: textOrNull })),
});

export function makeGraphqlSalesDesk(transport: GraphqlTransport): SalesDesk {
  return {
    overview: async (eventId) => {
      const result = await transport(SalesOverviewDocument, { eventId });
      if (!result.ok) return result;
      const answer = overviewAnswer.parse(result.value.event_admin);
      return ok({
        eventId,
        revenue: sum(answer.revenue.map((part) => part.value)),
        orders: answer.statistic_orders,
        days: answer.sales,
        sold: answer.number_bought_ticket,
        held: answer.number_held,
        checkedIn: answer.number_redeemed,
        integrity: {
          healthy: answer.integrity.healthy,
          problems: answer.integrity.problems,
          checkedAt: answer.integrity.checked_at,
        },
      });
    },
    orders: async (eventId, search, at) => {
      const result = await transport(EventOrdersDocument, {
        eventId,
        search: search === '' ? null : search,
        limit: at.limit ?? null,
        after: at.after ?? null,
        before: at.before ?? null,
      });
      if (!result.ok) return result;
      const { user_orders: orders, metadata } = result.value.user_orders_admin;
      return ok({
        entries: orders.map((entry) => {
          const parsed = order.parse(entry);
          return {
            id: parsed.id,
            orderNumber: parsed.order_number,
            status: parsed.status,
            price: parsed.price,
            paymentMethod: parsed.payment_method,
            insertedAt: parsed.inserted_at,
            buyer: parsed.user_registrant.full_name || parsed.user_registrant.email,
            email: parsed.user_registrant.email,
            tickets: parsed.bought_items.reduce((count, item) => count + item.number_of_tickets, 0),
            donation: parsed.ticket_donation,
          };
        }),
        after: metadata.after,
        before: metadata.before,
        totalCount: metadata.total_count,
      });
    },
    strike: async (id) => {
      const answer = await transport(StrikeOrderDocument, { id });
      return answer.ok ? ok(null) : answer;
    },
  };
}
