import type { OrderTicket, OwnOrder, OwnRefund } from '#application/sale/ports/own-orders.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { LATE_MONEY_REASONS } from '#domain/sale/checkout/money-owed.ts';
import { ORDER_MONEY_LABELS } from '#domain/sale/checkout/order-money-label.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { REFUND_REASONS, REFUND_STATUSES } from '#domain/sale/refund/refund.ts';
import type { MyOrderQuery } from './my-order.gen.ts';
import { orderedSessionOf } from './ordered-session.parse.ts';
import type { OwnOrderFragment } from './own-order.gen.ts';

export function parseOwnOrder(raw: OwnOrderFragment): OwnOrder {
  const { user_registrant: registrant } = raw;
  return {
    id: raw.id,
    orderNumber: raw.order_number,
    status: ORDER_STATUSES.find((status) => status === raw.status) ?? null,
    moneyLabel: ORDER_MONEY_LABELS.find((label) => label === raw.money_label) ?? null,
    price: raw.price,
    points: points(raw.points),
    wallet: raw.wallet,
    donation: raw.ticket_donation?.amount ?? ZERO,
    donationMessage: raw.ticket_donation?.message ?? null,
    received: raw.received,
    overpaid: raw.overpaid,
    lateReason: LATE_MONEY_REASONS.find((reason) => reason === raw.late_reason) ?? null,
    paymentMethod: raw.payment_method,
    orderedAt: raw.inserted_at,
    buyer: registrant.full_name || registrant.email,
    email: registrant.email,
    items: raw.bought_items.map((item, at) => ({
      id: String(at),
      name: item.name,
      quantity: item.number_of_tickets,
      originalPrice: item.original_price,
      price: item.price,
    })),
    session: orderedSessionOf(raw.section_event),
  };
}

export const parseOrderTickets = (items: MyOrderQuery['bought_items']): readonly OrderTicket[] =>
  items
    .flatMap(({ bought_tickets }) => bought_tickets)
    .map((ticket) => ({
      id: ticket.id,
      holder: ticket.full_name,
      ticketName: ticket.ticket_name,
      seat: ticket.seat?.alias ?? null,
      status: ticket.status === 'VALID' ? 'VALID' : 'VOID',
      hand: ticket.hand,
    }));

export const parseOwnRefunds = (
  refunds: MyOrderQuery['user_order']['refunds'],
  links: MyOrderQuery['refund_links'],
): readonly OwnRefund[] =>
  refunds.map((refund) => {
    const link = links.find(({ refund_id }) => refund_id === refund.id);
    return {
      id: refund.id,
      status: REFUND_STATUSES.find((status) => status === refund.status) ?? 'DECIDED',
      reason: REFUND_REASONS.find((reason) => reason === refund.reason) ?? null,
      amount: refund.amount,
      points: points(refund.points),
      wallet: refund.wallet,
      byProvider: refund.by_provider,
      paidAt: refund.confirmed_at,
      account: link?.account_number ?? null,
      secret: link?.token ?? null,
    };
  });
