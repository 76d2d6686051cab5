import type { Seat } from './seat.ts';

/** What is wrong with a seat map that an organiser draws, with the seat that shows it. */
export type SeatMapProblem = {
  readonly seatId: string;
  readonly problem: 'SEAT_TWICE' | 'ALIAS_TWICE' | 'PLACE_TWICE' | 'COMPANION_ALONE';
};

type DrawnSeat = Pick<Seat, 'seatId' | 'alias' | 'row' | 'place' | 'pool'>;

const placeOf = (row: number, place: number): string => `${row} ${place}`;

/**
 * Every seat stands once, under one name, on one place, and a companion seat beside an accessible one. In the order of
 * the seats. [design]
 */
export function seatMapProblems(seats: readonly DrawnSeat[]): readonly SeatMapProblem[] {
  const accessible = new Set(
    seats.filter((seat) => seat.pool === 'ACCESSIBLE').map((seat) => placeOf(seat.row, seat.place)),
  );
  const seen = { ids: new Set<string>(), aliases: new Set<string>(), places: new Set<string>() };
  return seats.flatMap(({ seatId, alias, row, place, pool }) => {
    const found: readonly (readonly [SeatMapProblem['problem'], boolean])[] = [
      ['SEAT_TWICE', seen.ids.has(seatId)],
      ['ALIAS_TWICE', seen.aliases.has(alias)],
      ['PLACE_TWICE', seen.places.has(placeOf(row, place))],
      [
        'COMPANION_ALONE',
        pool === 'COMPANION' && !accessible.has(placeOf(row, place - 1)) && !accessible.has(placeOf(row, place + 1)),
      ],
    ];
    seen.ids.add(seatId);
    seen.aliases.add(alias);
    seen.places.add(placeOf(row, place));
    return found.filter(([, wrong]) => wrong).map(([problem]) => ({ seatId, problem }));
  });
}
