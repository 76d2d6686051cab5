import * as z from 'zod/mini';
import { moment, money, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import type { OrderTicket, OwnOrder } from '#application/sale/ports/own-orders.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ORDER_MONEY_LABELS } from '#domain/sale/checkout/order-money-label.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { orderedSession, orderedSessionOf } from './ordered-session.parse.ts';

const order = z.object({
  id: z.string(),
  order_number: z.string(),
  status: z.string(),
  money_label: textOrNull,
  price: money,
  original_price: money,
  discount: money,
  received: money,
  payment_method: z.string(),
  inserted_at: moment,
  user_registrant: z.object({ email: z.string(), full_name: z.string() }),
  ticket_donation: z.nullable(z.object({ amount: money, message: textOrNull })),
  section_event: orderedSession,
  bought_items: z.array(z.object({ name: z.string(), number_of_tickets: z.number(), unit_price: money, price: money })),
});

export function parseOwnOrder(answer: unknown): OwnOrder {
  const raw = order.parse(answer);
  const { user_registrant: registrant } = raw;
  return {
    id: raw.id,
    orderNumber: raw.order_number,
    status: ORDER_STATUSES.find((status) => status === raw.status) ?? null,
    moneyLabel: ORDER_MONEY_LABELS.find((label) => label === raw.money_label) ?? null,
    price: raw.price,
    originalPrice: raw.original_price,
    discount: raw.discount,
    donation: raw.ticket_donation?.amount ?? ZERO,
    donationMessage: raw.ticket_donation?.message ?? null,
    received: raw.received,
    paymentMethod: raw.payment_method,
    orderedAt: raw.inserted_at,
    buyer: registrant.full_name || registrant.email,
    email: registrant.email,
    items: raw.bought_items.map((item, at) => ({
      id: String(at),
      name: item.name,
      quantity: item.number_of_tickets,
      unitPrice: item.unit_price,
      price: item.price,
    })),
    session: orderedSessionOf(raw.section_event),
  };
}

const item = z.object({
  bought_tickets: z.array(
    z.object({
      id: z.string(),
      full_name: z.string(),
      ticket_name: z.string(),
      status: z.string(),
      hand: z.enum(['HELD', 'SENT', 'RECEIVED']),
      seat: z.nullable(z.object({ alias: z.string() })),
    }),
  ),
});

export const parseOrderTickets = (answer: unknown): readonly OrderTicket[] =>
  z
    .array(item)
    .parse(answer)
    .flatMap(({ bought_tickets }) => bought_tickets)
    .map((ticket) => ({
      id: ticket.id,
      holder: ticket.full_name,
      ticketName: ticket.ticket_name,
      seat: ticket.seat?.alias ?? null,
      status: ticket.status === 'VALID' ? 'VALID' : 'VOID',
      hand: ticket.hand,
    }));
