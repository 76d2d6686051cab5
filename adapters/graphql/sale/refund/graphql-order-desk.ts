import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseOrderInvoice } from '#adapters/graphql/sale/e-invoice.parse.ts';
import type { OrderDesk } from '#application/sale/ports/order-desk.ts';
import { minus } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import type { RefundStatus } from '#domain/sale/refund/refund.ts';
import {
  CancelOrderDocument,
  DeskOrderDocument,
  RetryAdjustingDocument,
  RetryInvoiceDocument,
} from './order-desk.gen.ts';
import { refundOfferOf } from './refund-offer.ts';

export const makeGraphqlOrderDesk = (transport: GraphqlTransport): OrderDesk => ({
  read: async (id) => {
    const answer = await transport(DeskOrderDocument, { id });
    if (!answer.ok) return answer;
    const { user_order_admin: order, refund_offer: offer } = answer.value;
    const { user_registrant: registrant } = order;
    return ok({
      id: order.id,
      orderNumber: order.order_number,
      status: order.status,
      price: order.price,
      wallet: order.wallet,
      received: minus(order.received, order.won_back),
      wonBack: order.won_back,
      paymentMethod: order.payment_method,
      insertedAt: order.inserted_at,
      proofUrl: order.payment_proof_url,
      buyer: registrant.full_name || registrant.email,
      email: registrant.email,
      phone: registrant.phone_number,
      donation: order.ticket_donation,
      abilities: order.abilities,
      offer: refundOfferOf(offer),
      invoice: parseOrderInvoice(order),
      refunds: order.refunds.map((refund) => ({
        id: refund.id,
        status: refund.status as RefundStatus,
        amount: refund.amount,
        wallet: refund.wallet,
        tickets: refund.tickets,
        decidedAt: refund.decided_at,
        sentAt: refund.sent_at,
        confirmedAt: refund.confirmed_at,
        takenByBank: refund.reason === 'CHARGEBACK',
      })),
    });
  },
  retryInvoice: async (id, details) => {
    const answer = await transport(RetryInvoiceDocument, { id, ...details });
    return answer.ok ? ok(null) : answer;
  },
  retryAdjusting: async (id) => {
    const answer = await transport(RetryAdjustingDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
  cancel: async (id, reason) => {
    const answer = await transport(CancelOrderDocument, { id, reason });
    return answer.ok ? ok(null) : answer;
  },
});
