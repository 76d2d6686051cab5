import { z } from 'zod';
import { giveBackUntil } from '#domain/event/session-move.ts';
import { type Dong, dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok } from '#domain/kernel/result.ts';
import { orderMoneyLabel } from '#domain/sale/checkout/order-money-label.ts';
import { USER_ORDERS_PAGE } from '#domain/sale/checkout/order-state.ts';
import { discountParts } from '#domain/sale/pricing/discount-parts.ts';
import { offsOfOrder } from '#domain/sale/refund/worth-of-order.ts';
import { moneyToPay } from '#domain/sale/reservation/reservation.ts';
import { SessionMoves } from '#server/event/ports/session-moves.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { paging, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import {
  type CheckoutPayment,
  type CheckoutPromotions,
  CheckoutReader,
  type CheckoutView,
  type OrderView,
} from '#server/sale/ports/checkout-reader.ts';
import { ReturnOrder } from '#server/sale/return-order.ts';
import type { BoughtItemRow } from '#server/ticket/api/bought-item.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { invoiceOf } from './invoice-of.ts';
import { lateReasonOf } from './late-reason-of.ts';
import { abilitiesOnOrder, orderFor } from './order-for.ts';

const itemsOf = (order: OrderView): BoughtItemRow[] => order.lines.map((line) => ({ order, line }));

const checkoutOf = async (
  { eventId, checkoutSessionId }: OrderView,
  context: RequestContext,
): Promise<CheckoutView | null> =>
  checkoutSessionId === null ? null : await context.use(CheckoutReader).checkout(eventId, checkoutSessionId);

const promotionsOf = async (
  { eventId, checkoutSessionId }: OrderView,
  context: RequestContext,
): Promise<CheckoutPromotions> =>
  checkoutSessionId === null
    ? { code: null, automatic: [], card: null }
    : await context.use(CheckoutReader).promotions(eventId, checkoutSessionId);

const codeOf = async (order: OrderView, context: RequestContext): Promise<CheckoutPromotions['code']> =>
  (await promotionsOf(order, context)).code;

const cardOffOf = async (order: OrderView, context: RequestContext): Promise<Dong> =>
  (await promotionsOf(order, context)).card?.off ?? ZERO;

/** [S3-71] */
async function appliedTo(ticket: BoughtTicketRow, order: OrderView, context: RequestContext) {
  const line = order.lines.find(({ reservationId }) => reservationId === ticket.reservationId);
  if (line === undefined) return null;
  const { code, automatic, card } = await promotionsOf(order, context);
  const names = [
    ...automatic.filter(({ ticketTypeId }) => ticketTypeId === ticket.ticketTypeId).map(({ name }) => name),
    ...(code !== null && (line.promo ?? ZERO) > 0 ? [code.code] : []),
    ...(card?.issuer == null || (line.promo ?? ZERO) === ZERO ? [] : [card.issuer]),
  ];
  if (names.length === 0) return null;
  const ofOrder = await context.loaders.ticketsOfOrder.load(encodeWireId(order.eventId, order.userOrderId));
  const at = ofOrder
    .filter(({ reservationId }) => reservationId === ticket.reservationId)
    .findIndex(({ boughtTicketId }) => boughtTicketId === ticket.boughtTicketId);
  const offs = offsOfOrder(order.lines, minus(order.price, order.donation));
  return { name: names.join(' + '), amount: offs.get(ticket.reservationId)?.[at] ?? ZERO };
}

const askedInvoice = async ({ eventId, checkoutSessionId }: OrderView, context: RequestContext) => {
  const invoice = await invoiceOf(eventId, checkoutSessionId, context);
  return invoice.required ? invoice : null;
};

/** Null: none. */
const paymentOf = async (order: OrderView, context: RequestContext): Promise<CheckoutPayment | null> =>
  (await checkoutOf(order, context))?.payment ?? null;

export const ordersResolvers: Resolvers = {
  Query: {
    user_orders: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ ...paging, event_id: rowNumber.nullish(), pending: z.boolean().nullish() }),
      resolve: async ({ event_id, pending, ...asked }, context) => {
        const filter = { eventId: event_id ?? null, pendingAt: pending === true ? context.use(Clock).now() : null };
        const cursors = cursorsOf(context.use(Keyring), 'user_orders', {
          accountId: context.accountId,
          eventId: filter.eventId,
          pending: pending === true,
        });
        const page = cursors.request({ ...asked, limit: asked.limit ?? USER_ORDERS_PAGE });
        if (!page.ok) return page;
        const reader = context.use(CheckoutReader);
        const orders = await reader.orders(context.accountId, filter, page.value);
        return ok({
          user_orders: [...orders.rows],
          metadata: cursors.metadata(orders, () => reader.countOrders(context.accountId, filter)),
        });
      },
    }),
    user_order: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) => orderFor('order.view', id, context),
    }),
    bought_items: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: id }, context) => {
        const order = await orderFor('order.view', id, context);
        return order.ok ? ok(itemsOf(order.value)) : order;
      },
    }),
  },

  Mutation: {
    give_back_order: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) =>
        context.use(ReturnOrder)({ eventId: id.eventId, orderId: id.rowId, actor: context.accountId }),
    }),
  },

  UserOrder: {
    id: (order) => encodeWireId(order.eventId, order.userOrderId),
    order_number: (order) => order.orderNumber,
    price: ({ price, points, wallet }) => moneyToPay({ price, points, wallet }),
    original_price: (order) => order.originalPrice,
    currency: () => 'VND',
    payment_method: (order) => order.paymentMethod,
    give_back_until: async (order, _args, context) => {
      if (order.status !== 'SUCCESSFUL' || order.accountId !== context.accountId) return null;
      const moves = await context.use(SessionMoves).open(order.eventId, order.sectionEventId, context.now);
      return giveBackUntil({ orderedAt: order.insertedAt }, moves, context.now);
    },
    inserted_at: (order) => order.insertedAt,
    updated_at: (order) => order.updatedAt,
    abilities: async (order, _args, context) => {
      const tickets = await context.loaders.ticketsOfOrder.load(encodeWireId(order.eventId, order.userOrderId));
      const hasCheckedIn = tickets.some(({ redeemCount }) => redeemCount > 0);
      return [...(await abilitiesOnOrder(order, context, hasCheckedIn))];
    },
    payment_checkout_session_id: (order) =>
      order.checkoutSessionId === null ? null : encodeWireId(order.eventId, order.checkoutSessionId),
    user_registrant: ({ registrant }) => ({
      email: registrant.email,
      first_name: registrant.firstName,
      last_name: registrant.lastName,
      full_name: fullName(registrant),
      gender: registrant.gender,
      phone_number: registrant.phoneNumber,
    }),
    ticket_donation: (order) =>
      order.donation === 0
        ? null
        : {
            sectionEventId: order.sectionEventId,
            amount: order.donation,
            message: order.donationMessage,
            status: order.status,
          },
    invoice: ({ eventId, checkoutSessionId }, _args, context) => invoiceOf(eventId, checkoutSessionId, context),
    promotion_code: async (order, _args, context) => (await codeOf(order, context))?.code ?? null,
    promotion_code_type: async (order, _args, context) => {
      const code = await codeOf(order, context);
      return code === null ? null : code.percentOff === null ? 'amount' : 'PERCENT_OFF';
    },
    promotion_code_percent_off: async (order, _args, context) => (await codeOf(order, context))?.percentOff ?? null,
    promotion_code_amount_off: async (order, _args, context) => (await codeOf(order, context))?.amountOff ?? null,
    payment_off: async (order, _args, context) => discountParts(order, await cardOffOf(order, context)).payment,
    special_off: async (order, _args, context) => discountParts(order, await cardOffOf(order, context)).special,
    company_name: async (order, _args, context) => (await askedInvoice(order, context))?.companyName ?? null,
    tax_code: async (order, _args, context) => (await askedInvoice(order, context))?.taxCode ?? null,
    invoice_address: async (order, _args, context) => (await askedInvoice(order, context))?.address ?? null,
    receiving_address: ({ registrant }) => registrant.email,
    section_event: async (order, _args, context) => {
      const session = await context.loaders.session.load(order.sectionEventId);
      if (session === null) throw new Error(`Order ${order.userOrderId} has no session ${order.sectionEventId}`);
      return session;
    },
    money_label: async (order, _args, context) =>
      orderMoneyLabel({ price: order.price, payment: await paymentOf(order, context) }),
    received: async (order, _args, context) => (await paymentOf(order, context))?.received ?? ZERO,
    won_back: async (order, _args, context) => {
      const payment = await paymentOf(order, context);
      if (payment === null || payment.received <= payment.amount) return ZERO;
      return context.use(CardDisputes).wonBack(order.eventId, payment.paymentId);
    },
    overpaid: async (order, _args, context) => (await checkoutOf(order, context))?.overpaid ?? ZERO,
    late_reason: async (order, _args, context) => {
      const checkout = await checkoutOf(order, context);
      return checkout === null ? null : await lateReasonOf(checkout, context);
    },
    bought_items: itemsOf,
  },

  BoughtTicket: {
    applied_promotion: async (ticket, _args, context) => {
      const order = await orderFor('order.view', { eventId: ticket.eventId, rowId: ticket.userOrderId }, context);
      return order.ok ? appliedTo(ticket, order.value, context) : null;
    },
  },

  BoughtItem: {
    ticket_id: ({ order, line }) => encodeWireId(order.eventId, line.ticketTypeId),
    name: ({ line }) => line.name,
    number_of_tickets: ({ line }) => line.quantity,
    unit_price: ({ line }) => dong(line.unitPrice),
    original_price: ({ line }) => line.originalPrice,
    price: ({ line }) => line.price,
    seats: async ({ order, line }, _args, context) => {
      const seats = await context.use(CheckoutReader).seatsOfLine({ eventId: order.eventId, ...line });
      return seats.map(({ alias, asks }) => ({ alias, on_request: asks === true }));
    },
    bought_tickets: async ({ order, line }, _args, context) => {
      const tickets = await context.loaders.ticketsOfOrder.load(encodeWireId(order.eventId, order.userOrderId));
      // By line, as two lines can have the same ticket type.
      return tickets.filter((ticket) => ticket.reservationId === line.reservationId);
    },
  },
};
