import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HallOnSale, SeatOnSale } from '#application/event/ports/seat-maps.ts';
import { drawHall, seatAt, spotsOf } from './seat-map.view.ts';

const anySeat = fc.record({
  place: fc.nat({ max: 40 }),
  kind: fc.constantFrom<SeatOnSale['kind']>('STANDARD', 'ACCESSIBLE', 'COMPANION', 'SPECIAL', 'ON_REQUEST'),
  state: fc.constantFrom<SeatOnSale['state']>('FREE', 'TAKEN', 'BLOCKED'),
});
const anyHall: fc.Arbitrary<HallOnSale> = fc
  .array(
    fc.record({
      section: fc.constantFrom('', 'Ban công', 'Lô'),
      ticketId: fc.constantFrom(null, 'sen', 'mai'),
      seats: fc.uniqueArray(anySeat, { selector: ({ place }) => place, minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) => ({
    poolsOpenAt: null,
    rows: rows.map(({ seats, ...row }, at) => ({
      ...row,
      name: `R${at}`,
      seats: seats.map((seat) => ({ ...seat, id: `${at} ${seat.place}`, alias: `R${at}-${seat.place}` })),
    })),
  }));

it('draws each seat of a hall once, alike seats in one path, and finds it under its point', () => {
  fc.assert(
    fc.property(anyHall, fc.array(fc.constantFrom<string>('0 0', '1 3', '2 7')), (hall, mine) => {
      const drawn = drawHall(hall, ['sen', 'mai'], mine);
      const seats = hall.rows.flatMap((row) => row.seats);
      const spots = spotsOf(
        drawn,
        seats.map(({ id }) => id),
      );
      expect(spots.map(({ id }) => id)).toEqual(seats.map(({ id }) => id));
      expect(drawn.paths.flatMap(({ d }) => d.match(/M[^M]+/g) ?? []).sort()).toEqual(
        spots.map(({ x, y }) => `M${x} ${y}h0`).sort(),
      );
      expect(new Set(drawn.paths.map(({ look }) => look)).size).toBe(drawn.paths.length);
      spots.forEach(({ x, y }, at) => {
        expect(seatAt(drawn, x + 0.4, y - 0.4)).toBe(seats[at]);
        const { look = null } = drawn.paths.find(({ d }) => d.includes(`M${x} ${y}h0`)) ?? {};
        const open = seats[at]?.state === 'FREE' || mine.includes(seats[at]?.id ?? '');
        expect(look === 'TAKEN').toBe(!open);
      });
    }),
  );
});
