import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { RefundDesk } from '#application/sale/ports/refund-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { RefundOfferDocument, RefundOrderDocument } from './refund-desk.gen.ts';

export const makeGraphqlRefundDesk = (transport: GraphqlTransport): RefundDesk => ({
  offer: async (orderId) => {
    const answer = await transport(RefundOfferDocument, { orderId });
    if (!answer.ok) return answer;
    const { tickets, tickets_left, donation_left, closes_at } = answer.value.refund_offer;
    return ok({
      tickets: tickets.map(({ checked_in: checkedIn, ...ticket }) => ({ ...ticket, checkedIn })),
      left: { tickets: tickets_left, donation: donation_left },
      closesAt: closes_at,
    });
  },
  refund: async (orderId, { ticketIds, donation, reason }, idempotencyKey) => {
    const input = { user_order_id: orderId, ticket_ids: [...ticketIds], donation, reason };
    const answer = await transport(RefundOrderDocument, { input }, { idempotencyKey });
    return answer.ok ? ok(null) : answer;
  },
});
