import type { AccountId } from '#domain/people/account-id.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import type { OrderEvent } from '#server/sale/ports/desk-decision.ts';
import type { BatchEffects } from './batch-effects.ts';

type Entry = Pick<OrderEvent, 'kind' | 'data'> & { readonly actor: AccountId | null; readonly status?: OrderStatus };

export function recordOnOrder(
  { orders, changed, written, now }: BatchEffects,
  order: OrderRow,
  { kind, data, actor, status = order.status }: Entry,
): OrderRow {
  const next: OrderRow = { ...order, status, updatedAt: now, history: order.history + 1 };
  written.orderEvents.push({ userOrderId: order.userOrderId, number: next.history, kind, data, actor });
  orders.set(order.checkoutSessionId, next);
  changed.add(order.checkoutSessionId);
  written.touched.add(order.checkoutSessionId);
  return next;
}

type NewOrder = Omit<OrderRow, 'userOrderId' | 'orderNumber' | 'insertedAt' | 'updatedAt' | 'history'>;

export function placeOrder(effects: BatchEffects, order: NewOrder): OrderRow {
  const { fresh, now } = effects;
  effects.inserted.add(order.checkoutSessionId);
  const placed: OrderRow = {
    ...order,
    userOrderId: fresh.id(),
    orderNumber: fresh.orderNumber(),
    insertedAt: now,
    updatedAt: now,
    history: 0,
  };
  const data = { status: order.status, price: order.quote.final };
  return recordOnOrder(effects, placed, { kind: 'placed', data, actor: order.accountId });
}

export function orderOf({ orders }: BatchEffects, checkoutSessionId: string): OrderRow {
  const order = orders.get(checkoutSessionId);
  if (order === undefined) throw new Error(`Checkout session ${checkoutSessionId} has no order`);
  return order;
}
