import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import type { Seat } from './seat.ts';
import { readSeatPlan, type SeatPlanRow, seatMapProblems } from './seat-plan.ts';

const drawn = (...rows: string[]): readonly Seat[] => aSeatMap(rows).seats;
const [first, second] = drawn('..') as [Seat, Seat];

describe('a drawn seat map', () => {
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

  it('is valid as drawn, and reports any duplicated seat', () => {
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

const row = (name: string, layout: string, over: Partial<SeatPlanRow> = {}): SeatPlanRow => ({
  section: '',
  name,
  layout,
  ticketTypeId: null,
  specialCode: null,
  ...over,
});
const refusedAt = (rows: readonly SeatPlanRow[]): string | null => {
  const plan = readSeatPlan(rows);
  return plan.ok || plan.refusal.code !== 'INVALID_INPUT' ? null : plan.refusal.field;
};

describe('a seat plan', () => {
  it('has seats on request, which need no code', () => {
    const plan = readSeatPlan([row('A', '.?*', { specialCode: 'VIP' })]);
    expect(plan.ok && plan.value.map(({ special }) => special)).toEqual([
      null,
      { isAccept: true, seatsApprove: [], specialCode: null },
      { isAccept: false, seatsApprove: [], specialCode: 'VIP' },
    ]);
    expect(refusedAt([row('A', '.?')])).toBe(null);
  });

  it('numbers seats from the left, skips aisles and puts the first row in front', () => {
    const plan = readSeatPlan([row('A', '.. .'), row('B', '_CA #', { section: 'Balcony', ticketTypeId: 'vip' })]);
    expect(
      plan.ok &&
        plan.value.map((seat) => [seat.alias, seat.row, seat.place, seat.pool, seat.ticketTypeId, seat.blocked]),
    ).toEqual([
      ['A1', 0, 0, 'STANDARD', null, false],
      ['A2', 0, 1, 'STANDARD', null, false],
      ['A3', 0, 3, 'STANDARD', null, false],
      ['Balcony B1', 1, 1, 'COMPANION', 'vip', false],
      ['Balcony B2', 1, 2, 'ACCESSIBLE', 'vip', false],
      ['Balcony B3', 1, 4, 'STANDARD', 'vip', true],
    ]);
  });

  it('keeps special seats for those who know their row’s code', () => {
    const plan = readSeatPlan([row('A', '.*', { specialCode: 'VIP' })]);
    expect(plan.ok && plan.value.map(({ alias, special }) => [alias, special])).toEqual([
      ['A1', null],
      ['A2', { isAccept: false, seatsApprove: [], specialCode: 'VIP' }],
    ]);
  });

  it.each<[string, readonly SeatPlanRow[], string]>([
    ['a sign that means nothing', [row('A', '..'), row('B', '.!')], 'rows.1.layout'],
    ['a row without a name', [row(' ', '..')], 'rows.0.name'],
    ['a special seat that nothing opens', [row('A', '.*')], 'rows.0.special_code'],
    ['two seats of one name', [row('A', '..'), row('A', '.')], 'rows.1.name'],
    ['company beside nobody who needs it', [row('A', 'C.')], 'rows.0.layout'],
    ['more rows than there may be', Array.from({ length: 501 }, (_none, at) => row(`R${at}x`, '.')), 'rows'],
    [
      'more seats than there may be',
      Array.from({ length: 200 }, (_none, at) => row(`R${at}x`, '.'.repeat(200))),
      'rows',
    ],
  ])('is refused for %s', (_what, rows, field) => {
    expect(refusedAt(rows)).toBe(field);
  });

  it('has a seat for every sign except aisles, each in its place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('.', '#', '_', ' ', 'A'), maxLength: 20 }), { maxLength: 8 }),
        (layouts) => {
          const plan = readSeatPlan(layouts.map((layout, at) => row(`R${at}x`, layout)));
          const seats = plan.ok ? plan.value : [];
          const drawn = layouts.map((layout, at) =>
            [...layout]
              .map((_sign, place) => (seats.some((seat) => seat.row === at && seat.place === place) ? 's' : '_'))
              .join(''),
          );
          expect(drawn).toEqual(layouts.map((layout) => layout.replace(/[.#A]/g, 's').replaceAll(' ', '_')));
        },
      ),
    );
  });
});
