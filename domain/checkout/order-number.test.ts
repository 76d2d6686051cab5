import { expect, it } from 'vitest';
import { makeOrderNumber } from './order-number.ts';

it('an order number is nine clear characters', () => {
  expect(makeOrderNumber(() => 0)).toBe('AAAAAAAAA');
  expect(makeOrderNumber((n) => n - 1)).toBe('999999999');
});
