import { z } from 'zod';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import { optionalWords, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import type { AnnouncedRefundWish } from '#server/sale/decide-refunds.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { ReadRefundOffer, RefundOrder } from '#server/sale/refund-order.ts';
import { mayOnOrder, orderFor } from './order-for.ts';
import { orderNow } from './order-now.ts';

const LONGEST_REASON = 500;
const MOST_TICKETS = 1_000;

async function refund(
  { eventId, rowId }: WireId,
  wish: Omit<Extract<AnnouncedRefundWish, { readonly of: unknown }>, 'orderId' | 'tell' | 'reason' | 'status'>,
  context: RequestContext,
) {
  const answer = await context.use(RefundOrder)(eventId, {
    ...wish,
    orderId: rowId,
    reason: 'ORDER_CANCELLED',
    tell: true,
  });
  return answer.ok ? orderNow({ eventId, rowId }, context) : answer;
}

const CANCELLED: readonly OrderStatus[] = ['CANCELLED', 'REFUNDED'];

/** A repeated request is allowed like the first, and gets its answer. */
async function mayCancel({ eventId, rowId }: WireId, context: RequestContext): Promise<boolean> {
  const order = await context.use(CheckoutReader).order(eventId, rowId);
  if (order === null) return false;
  const before = CANCELLED.includes(order.status) ? 'SUCCESSFUL' : order.status;
  return mayOnOrder('order.cancel', { ...order, status: before }, context);
}

export const refundsResolvers: Resolvers = {
  Query: {
    refund_offer: rootField({
      access: onEvent('event.orders', ({ user_order_id: id }: { readonly user_order_id: WireId }) => id.eventId),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: { eventId, rowId } }, context) => {
        const offer = await context.use(ReadRefundOffer)(eventId, rowId);
        if (!offer.ok) return offer;
        const rows = await context.loaders.ticketsOfOrder.load(encodeWireId(eventId, rowId));
        const known = new Map(rows.map((row) => [row.boughtTicketId, row]));
        const { tickets, left, closesAt } = offer.value;
        return ok({
          tickets: tickets.map(({ boughtTicketId, worth, cancelled, checkedIn, given }) => {
            const row = known.get(boughtTicketId);
            return {
              id: encodeWireId(eventId, boughtTicketId),
              worth,
              cancelled,
              checked_in: checkedIn,
              given,
              name: row?.ticketName ?? '',
              holder: row === undefined ? '' : fullName(row) || row.email,
            };
          }),
          tickets_left: left.tickets,
          donation_left: left.donation,
          closes_at: closesAt,
        });
      },
    }),
  },

  Mutation: {
    refund_order: rootField({
      access: onEvent(
        'event.orders',
        ({ input }: { readonly input: { readonly user_order_id: WireId } }) => input.user_order_id.eventId,
      ),
      input: z.object({
        input: z.object({
          user_order_id: wireId,
          ticket_ids: z.array(wireId).max(MOST_TICKETS),
          donation: z.boolean(),
          reason: someWords(LONGEST_REASON),
        }),
      }),
      resolve: async ({ input }, context) => {
        const key = keyOf(context);
        if (!key.ok) return key;
        const order = await orderFor('order.refund', input.user_order_id, context);
        if (!order.ok) return refused({ code: 'FORBIDDEN' });
        const ticketIds = input.ticket_ids.map(({ rowId }) => rowId);
        const wish = {
          key: `${context.accountId} ${key.value}`,
          of: { ticketIds, donation: input.donation },
          note: input.reason,
          by: context.accountId,
        };
        return await refund(input.user_order_id, wish, context);
      },
    }),
    cancel_successful_order: rootField({
      access: onEvent('event.orders', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId, reason: optionalWords(LONGEST_REASON) }),
      resolve: async ({ id, reason }, context) => {
        if (!(await mayCancel(id, context))) return refused({ code: 'FORBIDDEN' });
        const wish = { key: `cancel ${id.rowId}`, of: 'ALL', note: reason, by: context.accountId } as const;
        return await refund(id, wish, context);
      },
    }),
  },

  UserOrder: {
    refunds: async (order, _args, context) => {
      const rows = await context.loaders.refundsOfOrder.load(encodeWireId(order.eventId, order.userOrderId));
      return rows.map((row) => ({
        id: encodeWireId(row.eventId, row.refundId),
        status: row.status,
        reason: row.reason,
        amount: row.amount,
        points: row.points,
        wallet: row.wallet,
        by_provider: row.byProvider,
        tickets: row.tickets,
        decided_at: row.decidedAt,
        sent_at: row.sentAt,
        confirmed_at: row.confirmedAt,
      }));
    },
  },
};
