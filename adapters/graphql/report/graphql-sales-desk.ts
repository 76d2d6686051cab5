import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { AnswerOrdersDocument } from '#adapters/graphql/sale/answer-orders.gen.ts';
import { DeleteOrderDocument } from '#adapters/graphql/sale/delete-order.gen.ts';
import { EventOrdersDocument } from '#adapters/graphql/sale/event-orders.gen.ts';
import type { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { plus, sum } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import { SalesOverviewDocument } from './sales-overview.gen.ts';

export function makeGraphqlSalesDesk(transport: GraphqlTransport): SalesDesk {
  return {
    overview: async (eventId) => {
      const result = await transport(SalesOverviewDocument, { eventId });
      if (!result.ok) return result;
      const answer = result.value.event_admin;
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
        status: at.pending === true ? 'REQUIRED_APPROVAL' : null,
        sort: at.sort ?? null,
        descending: at.descending ?? null,
      });
      if (!result.ok) return result;
      const { user_orders: orders, metadata } = result.value.user_orders_admin;
      return ok({
        entries: orders.map((order) => ({
          id: order.id,
          orderNumber: order.order_number,
          status: order.status,
          price: plus(order.price, order.wallet),
          paymentMethod: order.payment_method,
          insertedAt: order.inserted_at,
          buyer: order.user_registrant.full_name || order.user_registrant.email,
          email: order.user_registrant.email,
          tickets: order.bought_items.reduce((count, item) => count + item.number_of_tickets, 0),
          seatsOnRequest: order.bought_items.flatMap(({ seats }) =>
            seats.filter((seat) => seat.on_request).map(({ alias }) => alias),
          ),
          hasCheckedInTicket: order.bought_items.some((item) => item.bought_tickets.some(({ redeem }) => redeem > 0)),
          donation: order.ticket_donation,
        })),
        after: metadata.after,
        before: metadata.before,
        totalCount: metadata.total_count,
      });
    },
    answerOrders: async ({ eventId, orderIds, answer, message }) => {
      const reply = await transport(AnswerOrdersDocument, { eventId, ids: [...orderIds], answer, message });
      if (!reply.ok) return reply;
      const { answered, refused } = reply.value.answer_private_event_orders;
      return ok({ answered, refused: refused.length });
    },
    deleteOrder: async (id) => {
      const answer = await transport(DeleteOrderDocument, { id });
      return answer.ok ? ok(null) : answer;
    },
  };
}
