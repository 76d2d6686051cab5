import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyParts } from '#test/arbitraries/refund.arbitraries.ts';
import { addParts, MONEY_PARTS, NO_MONEY, onlyParts, takeParts, totalOf } from './money-parts.ts';

it('parts add, subtract and sum component by component', () => {
  fc.assert(
    fc.property(anyParts, anyParts, fc.subarray([...MONEY_PARTS]), (one, other, some) => {
      expect(takeParts(addParts(one, other), other)).toEqual(one);
      expect(totalOf(addParts(one, other))).toBe(one.tickets + one.donation + one.late + one.surplus + totalOf(other));
      const rest = MONEY_PARTS.filter((part) => !some.includes(part));
      expect(addParts(onlyParts(one, some), onlyParts(one, rest))).toEqual(one);
      for (const part of MONEY_PARTS) expect(onlyParts(one, some)[part]).toBe(some.includes(part) ? one[part] : 0);
    }),
  );
  expect([totalOf(NO_MONEY), MONEY_PARTS]).toEqual([0, ['tickets', 'donation', 'late', 'surplus']]);
});
