import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_PAGE, makeOrderNumber, USER_ORDERS_PAGE } from './order-state.ts';

describe('order number', () => {
  it('is nine unambiguous letters and digits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), (drawn) => {
        const left = [...drawn];
        expect(makeOrderNumber((n) => (left.shift() ?? 0) % n)).toMatch(/^[A-HJKMNP-Z2-9]{9}$/);
      }),
    );
  });
});

describe('page sizes', () => {
  it('a cart has 1,000 lines per page, orders 10', () => {
    expect([CART_PAGE, USER_ORDERS_PAGE]).toEqual([1_000, 10]);
  });
});
