import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { ordersByStatus } from './orders-by-status.ts';

describe('orders by status', () => {
  it('are counted and summed, skipping empty statuses', () => {
    const orders = [
      { status: 'SUCCESSFUL', price: dong(5) },
      { status: 'CANCELLED', price: dong(1) },
      { status: 'SUCCESSFUL', price: dong(7) },
    ] as const;
    expect(ordersByStatus(orders)).toEqual([
      { status: 'CANCELLED', count: 1, total: 1 },
      { status: 'SUCCESSFUL', count: 2, total: 12 },
    ]);
  });

  it('sum to all orders', () => {
    const anyOrders = fc.array(fc.record({ status: fc.constantFrom(...ORDER_STATUSES), price: anyDong }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const told = ordersByStatus(orders);
        expect(told.reduce((count, line) => count + line.count, 0)).toBe(orders.length);
        expect(sum(told.map((line) => line.total))).toBe(sum(orders.map((order) => order.price)));
        const statuses = told.map((line) => line.status);
        expect(statuses).toEqual([...new Set(statuses)].toSorted());
      }),
    );
  });
});
