import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { ORDER_SORTS } from '#domain/sale/checkout/order-sort.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import {
  APPROVAL_MESSAGE_MAX,
  APPROVALS_AT_ONCE,
  ORGANISER_ANSWERS,
  type OrganiserAnswer,
} from '#domain/ticket/approval.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber, search, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { AnswerApproval } from '#server/sale/answer-approval.ts';
import { AnswerRegistrations } from '#server/sale/answer-registrations.ts';
import { DiscardOrder } from '#server/sale/discard-order.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';
import { orderFor } from './order-for.ts';
import { orderNow } from './order-now.ts';

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const eventOf = ({ id }: { readonly id: WireId }): number => id.eventId;

const namedOrder = ({ user_order_id: id }: { readonly user_order_id: WireId }): number => id.eventId;

const approvalMessage = z
  .string()
  .trim()
  .max(APPROVAL_MESSAGE_MAX)
  .nullish()
  .transform((message) => message || null);

const answering = (answer: OrganiserAnswer) =>
  rootField({
    access: onEvent('event.approve', namedOrder),
    input: z.object({ user_order_id: wireId, message: approvalMessage }),
    resolve: async ({ user_order_id: id, message }, context) => {
      const answered = await context.use(AnswerApproval)({
        eventId: id.eventId,
        orderId: id.rowId,
        answer,
        by: context.accountId,
        message,
      });
      return answered.ok ? await orderNow(id, context) : answered;
    },
  });

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
      input: z.object({
        event_id: rowNumber,
        search,
        status: oneOf(ORDER_STATUSES).nullish(),
        sort: oneOf(ORDER_SORTS).nullish(),
        descending: z.boolean().nullish(),
        ...paging,
      }),
      resolve: async ({ event_id, search: searched, status, sort, descending, ...asked }, context) => {
        const orders = context.use(EventOrders);
        const query = {
          eventId: event_id,
          search: searched,
          status: status ?? null,
          sort: sort ?? undefined,
          descending: descending ?? undefined,
        };
        const cursors = cursorsOf(context.use(Keyring), 'user_orders_admin', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const found = await orders.orders(query, page.value);
        return ok({ user_orders: [...found.rows], metadata: cursors.metadata(found, () => orders.countOrders(query)) });
      },
    }),
  },

  EventAdmin: {
    approval_days: ({ eventId }, _args, context) => context.use(ApprovalBook).days(eventId),
  },

  UserOrder: {
    approval: async ({ eventId, userOrderId }, _args, context) => {
      const approval = await context.use(ApprovalBook).approval({ eventId, userOrderId });
      return approval === null
        ? null
        : {
            asked_at: approval.askedAt,
            due_at: approval.dueAt,
            ended: approval.ended,
            ended_at: approval.endedAt,
            message: approval.message,
          };
    },
  },

  Mutation: {
    approve_private_event: answering('APPROVE'),
    decline_private_event: answering('DECLINE'),
    answer_private_event_orders: rootField({
      access: onEvent('event.approve', namedEvent),
      input: z.object({
        event_id: rowNumber,
        user_order_ids: z.array(wireId).min(1).max(APPROVALS_AT_ONCE),
        answer: oneOf(ORGANISER_ANSWERS),
        message: approvalMessage,
      }),
      resolve: async ({ event_id: eventId, user_order_ids: ids, answer, message }, context) => {
        const [own, foreign] = [ids.filter((id) => id.eventId === eventId), ids.filter((id) => id.eventId !== eventId)];
        const answers = await context.use(AnswerRegistrations)({
          eventId,
          orderIds: own.map(({ rowId }) => rowId),
          answer,
          by: context.accountId,
          message,
        });
        context.loaders.forget(eventId);
        return ok({
          answered: answers.filter(({ result }) => result.ok).length,
          refused: [
            ...answers.flatMap(({ orderId, result }) =>
              result.ok ? [] : [{ user_order_id: encodeWireId(eventId, orderId), code: result.refusal.code }],
            ),
            ...foreign.map((id) => ({ user_order_id: encodeWireId(id.eventId, id.rowId), code: 'NOT_FOUND' })),
          ],
        });
      },
    }),
    withdraw_user_order: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const own = await orderFor('order.withdraw', id, context);
        if (!own.ok) return own;
        const withdrawn = await context.use(AnswerApproval)({
          eventId: id.eventId,
          orderId: id.rowId,
          answer: 'WITHDRAW',
          by: context.accountId,
          message: null,
        });
        return withdrawn.ok ? await orderNow(id, context) : withdrawn;
      },
    }),
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
