import fc from 'fast-check';
import type { SeatMap, SeatWish } from '#domain/event/seat/seat.ts';
import { aSeatMap, aSeatWish } from '#test/builders/a-seat-map.ts';
import { minutes } from '#test/builders/moments.ts';

const signs = fc.constantFrom(...'.....xxhm# *');

const accessibleRow = fc
  .tuple(
    fc.array(signs, { maxLength: 4 }),
    fc.constantFrom('AC', 'CAC', 'CA', 'AA', 'CxC', 'xC'),
    fc.array(signs, { maxLength: 4 }),
  )
  .map(([left, middle, right]) => [...left, middle, ...right].join(''));

const standardRow = fc.array(signs, { minLength: 1, maxLength: 9 }).map((drawn) => drawn.join(''));

/** Up to four rows, many seats taken; pools stay reserved or open around NOW. */
export const anySeatMap: fc.Arbitrary<SeatMap> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: standardRow }, { weight: 1, arbitrary: accessibleRow }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.constantFrom(null, minutes(-1), minutes(0), minutes(1)),
  )
  .map(([rows, poolsOpenAt]) => aSeatMap(rows, { poolsOpenAt }));

/** Up to five people, most often without accessible seats. */
export const anySeatWish: fc.Arbitrary<SeatWish> = fc
  .record({
    party: fc.integer({ min: 1, max: 5 }),
    accessible: fc.constantFrom(0, 0, 0, 1, 2),
    code: fc.constantFrom(null, null, 'VIP', 'vip'),
  })
  .map(({ party, accessible, code }) => aSeatWish(Math.max(party, accessible), { accessible, code }));
