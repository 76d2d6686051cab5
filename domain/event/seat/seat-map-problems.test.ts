import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import type { Seat } from './seat.ts';
import { seatMapProblems } from './seat-map-problems.ts';

const drawn = (...rows: string[]): readonly Seat[] => aSeatMap(rows).seats;
const [first, second] = drawn('..') as [Seat, Seat];

describe('a seat map that an organiser draws', () => {
  it.each<[string, readonly Seat[], object[]]>([
    [
      'a companion whose accessible seat is over an aisle',
      drawn('..', 'CAC', 'A C A'),
      [{ seatId: 'c3', problem: 'COMPANION_ALONE' }],
    ],
    ['a seat that stands twice', [first, { ...second, seatId: 'a1' }], [{ seatId: 'a1', problem: 'SEAT_TWICE' }]],
    ['a name that stands twice', [first, { ...second, alias: 'A1' }], [{ seatId: 'a2', problem: 'ALIAS_TWICE' }]],
    ['two seats on one place', [first, { ...second, place: 0 }], [{ seatId: 'a2', problem: 'PLACE_TWICE' }]],
    ['not one place in two rows', [first, { ...second, row: 1, place: 0 }], []],
    ['a companion without an accessible seat', drawn('C.', 'A'), [{ seatId: 'a1', problem: 'COMPANION_ALONE' }]],
  ])('shows %s', (_what, seats, problems) => {
    expect(seatMapProblems(seats)).toEqual(problems);
  });

  it('as it is drawn has none, and any seat once more shows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('...', '. .', 'CAC', 'xA'), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (rows, pick) => {
          const seats = drawn(...rows);
          expect(seatMapProblems(seats)).toEqual([]);
          const again = seats[pick % seats.length] as Seat;
          expect(seatMapProblems([...seats, again]).map(({ problem }) => problem)).toEqual([
            'SEAT_TWICE',
            'ALIAS_TWICE',
            'PLACE_TWICE',
          ]);
        },
      ),
    );
  });
});
