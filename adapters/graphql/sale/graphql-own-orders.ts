import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { ok } from '#domain/kernel/result.ts';
import { parseOrderInvoice } from './e-invoice.parse.ts';
import { GiveBackOrderDocument } from './give-back-order.gen.ts';
import { MyOrderDocument } from './my-order.gen.ts';
import { MyOrdersDocument } from './my-orders.gen.ts';
import { parseOrderTickets, parseOwnOrder, parseOwnRefunds } from './own-order.parse.ts';
import { parseTicketAnswers } from './ticket-answers.parse.ts';
import { WithdrawOrderDocument } from './withdraw-order.gen.ts';

export const makeGraphqlOwnOrders = (transport: GraphqlTransport): OwnOrders => ({
  list: async ({ limit, after, before }, pending) => {
    const answer = await transport(MyOrdersDocument, {
      pending,
      limit: limit ?? null,
      after: after ?? null,
      before: before ?? null,
    });
    if (!answer.ok) return answer;
    const { user_orders: orders, metadata } = answer.value.user_orders;
    return ok({
      entries: orders.map(parseOwnOrder),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  withdraw: async (id) => {
    const answer = await transport(WithdrawOrderDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
  read: async (id) => {
    const answer = await transport(MyOrderDocument, { id });
    if (!answer.ok) return answer;
    const { user_order: order, bought_items: items, attendees_form: forms, refund_links: links } = answer.value;
    return ok({
      ...parseOwnOrder(order),
      approval: order.approval === null ? null : { dueAt: order.approval.due_at, message: order.approval.message },
      refunds: parseOwnRefunds(order.refunds, links),
      invoice: parseOrderInvoice(order),
      giveBackUntil: order.give_back_until,
      tickets: parseOrderTickets(items),
      answers: parseTicketAnswers(forms),
    });
  },
  giveBack: async (id) => {
    const answer = await transport(GiveBackOrderDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
