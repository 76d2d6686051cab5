import { expect, it } from 'vitest';
import { CART_PAGE, USER_ORDERS_PAGE } from './page-sizes.ts';

it('a cart is read by a thousand lines, orders by ten', () => {
  expect([CART_PAGE, USER_ORDERS_PAGE]).toEqual([1_000, 10]);
});
