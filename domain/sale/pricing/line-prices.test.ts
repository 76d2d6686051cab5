import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { linePrices } from './line-prices.ts';

it('a line’s prices are those of all its tickets, the original never below the price', () => {
  fc.assert(
    fc.property(anyTicketLine, (line) => {
      const { price, originalPrice } = linePrices(line);
      expect([price, originalPrice]).toEqual([line.unitPrice * line.quantity, line.originalUnitPrice * line.quantity]);
      expect(originalPrice).toBeGreaterThanOrEqual(price);
    }),
  );
});
