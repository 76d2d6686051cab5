import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { RefundDesk } from '#application/sale/ports/refund-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { RefundOfferDocument, RefundOrderDocument } from './refund-desk.gen.ts';
import { refundOfferOf } from './refund-offer.ts';

export const makeGraphqlRefundDesk = (transport: GraphqlTransport): RefundDesk => ({
  offer: async (orderId) => {
    const answer = await transport(RefundOfferDocument, { orderId });
    return answer.ok ? ok(refundOfferOf(answer.value.refund_offer)) : answer;
  },
  refund: async (orderId, { ticketIds, donation, reason }, idempotencyKey) => {
    const input = { user_order_id: orderId, ticket_ids: [...ticketIds], donation, reason };
    const answer = await transport(RefundOrderDocument, { input }, { idempotencyKey });
    return answer.ok ? ok(null) : answer;
  },
});
