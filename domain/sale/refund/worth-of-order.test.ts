import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { offsOfOrder, worthsOfOrder } from './worth-of-order.ts';

const line = (reservationId: string, quantity: number, originalPrice: number, price: number) => ({
  reservationId,
  ticketTypeId: 'standard',
  quantity,
  originalPrice: dong(originalPrice),
  price: dong(price),
});

it('shares what came off the whole order by price, to the last dong', () => {
  const worths = worthsOfOrder([line('r1', 3, 900, 600), line('r2', 1, 400, 400)], dong(900));
  expect([...worths]).toEqual([
    ['r1', [180, 180, 180]],
    ['r2', [360]],
  ]);
  expect(worthsOfOrder([], dong(0)).size).toBe(0);
  expect([...worthsOfOrder([line('r1', 2, 0, 0)], dong(0))]).toEqual([['r1', [0, 0]]]);
});

it('tickets are worth what was paid for all of them, and none is worth less than nothing', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 8 }),
    price: fc.nat({ max: 5_000_000 }),
    more: fc.nat({ max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), fc.nat(), (given, share) => {
      const lines = given.map((one, at) => line(`r${at}`, one.quantity, one.price + one.more, one.price));
      const total = sum(lines.map(({ price }) => price));
      const paid = dong(total === 0 ? 0 : share % (total + 1));
      const worths = [...worthsOfOrder(lines, paid).values()].flat();
      expect(sum(worths)).toBe(paid);
      expect(worths.every((worth) => worth >= 0)).toBe(true);
      const offs = [...offsOfOrder(lines, paid).values()].flat();
      expect(sum([...worths, ...offs])).toBe(sum(lines.map(({ originalPrice }) => originalPrice)));
      expect(offs.every((off) => off >= 0)).toBe(true);
    }),
  );
});
