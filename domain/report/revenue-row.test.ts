import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { isRevenue, revenueOf } from './revenue-row.ts';

it('revenue is of orders that succeeded and of no others, tickets and donation', () => {
  expect(ORDER_STATUSES.filter((status) => isRevenue({ status }))).toEqual(['SUCCESSFUL']);
  expect(revenueOf({ tickets: dong(100), donation: dong(30) })).toBe(130);
});
