import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeOrderNumber } from './order-number.ts';

it('an order number is nine clear letters and digits, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), (drawn) => {
      const left = [...drawn];
      expect(makeOrderNumber((n) => (left.shift() ?? 0) % n)).toMatch(/^[A-HJKMNP-Z2-9]{9}$/);
    }),
  );
});
