import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber, search, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { DiscardOrder } from '#server/sale/discard-order.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const eventOf = ({ id }: { readonly id: WireId }): number => id.eventId;

export const eventOrdersResolvers: Resolvers = {
  Query: {
    user_order_admin: rootField({
      access: onEvent('event.orders', ({ user_order_id: id }: { readonly user_order_id: WireId }) => id.eventId),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: { eventId, rowId } }, context) => {
        const order = await context.use(CheckoutReader).order(eventId, rowId);
        return order === null ? refused({ code: 'NOT_FOUND' }) : ok(order);
      },
    }),
    user_orders_admin: rootField({
      access: onEvent('event.orders', namedEvent),
      input: z.object({ event_id: rowNumber, search, status: oneOf(ORDER_STATUSES).nullish(), ...paging }),
      resolve: async ({ event_id, search: searched, status, ...asked }, context) => {
        const orders = context.use(EventOrders);
        const query = { eventId: event_id, search: searched, status: status ?? null };
        const cursors = cursorsOf(context.use(Keyring), 'user_orders_admin', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const found = await orders.orders(query, page.value);
        return ok({ user_orders: [...found.rows], metadata: cursors.metadata(found, () => orders.countOrders(query)) });
      },
    }),
  },

  Mutation: {
    delete_user_order: rootField({
      access: onEvent('event.guests', eventOf),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) => {
        const eventAbilities = [...(await context.eventAbilities(eventId))];
        const deleted = await context.use(DiscardOrder)({
          viewer: context.viewer,
          eventAbilities,
          eventId,
          orderId: rowId,
        });
        if (!deleted.ok) return deleted;
        context.loaders.forget(eventId);
        const order = await context.use(CheckoutReader).order(eventId, rowId);
        return order === null ? refused({ code: 'NOT_FOUND' }) : ok(order);
      },
    }),
  },
};
