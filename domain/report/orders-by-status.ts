import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

export type OrdersOfStatus = { readonly status: OrderStatus; readonly count: number; readonly total: Dong };

/** Orders by status, sorted by name; counts and totals sum to those of all orders. */
export const ordersByStatus = (
  orders: readonly { readonly status: OrderStatus; readonly price: Dong }[],
): OrdersOfStatus[] =>
  [...Map.groupBy(orders, (order) => order.status)]
    .map(([status, some]) => ({ status, count: some.length, total: sum(some.map((order) => order.price)) }))
    .toSorted((one, other) => (one.status < other.status ? -1 : 1));
