import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

/** The orders of one status: how many, and what they cost together. */
export type OrdersOfStatus = { readonly status: OrderStatus; readonly count: number; readonly total: Dong };

/** Orders told by status, in the order of the statuses' names; counts and totals sum to those of all. */
export const ordersByStatus = (
  orders: readonly { readonly status: OrderStatus; readonly price: Dong }[],
): OrdersOfStatus[] =>
  [...Map.groupBy(orders, (order) => order.status)]
    .map(([status, some]) => ({ status, count: some.length, total: sum(some.map((order) => order.price)) }))
    .toSorted((one, other) => (one.status < other.status ? -1 : 1));
