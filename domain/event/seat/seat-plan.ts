import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Seat, SeatPool, SpecialSeat } from './seat.ts';

export type SeatMapProblem = {
  readonly seatId: string;
  readonly problem: 'SEAT_TWICE' | 'ALIAS_TWICE' | 'PLACE_TWICE' | 'COMPANION_ALONE';
};

type DrawnSeat = Pick<Seat, 'seatId' | 'alias' | 'row' | 'place' | 'pool'>;

const placeOf = (row: number, place: number): string => `${row} ${place}`;

/** Ids, names and places are unique, and a companion seat is beside an accessible one. In seat order. [design] */
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

/**
 * Front row first: '.' seat, 'A' accessible, 'C' companion, '*' special, '?' on request, '#' not for sale, '_' or ' '
 * aisle.
 */
export type SeatPlanRow = {
  /** Such as 'Balcony'; empty if the hall has one section. */
  readonly section: string;
  readonly name: string;
  readonly layout: string;
  /** Null: all ticket types of the session. */
  readonly ticketTypeId: string | null;
  /** Code of the row's special seats. */
  readonly specialCode: string | null;
  /** What is printed of each seat, from the left; without them 1, 2, 3. */
  readonly numbers?: readonly string[] | null;
};

export type PlannedSeat = Omit<Seat, 'seatId' | 'standing'> & {
  readonly section: string;
  readonly rowName: string;
  readonly blocked: boolean;
};

export const MOST_ROWS = 500;
export const WIDEST_ROW = 200;
export const MOST_SEATS = 30_000;

const POOLS: Readonly<Record<string, SeatPool>> = {
  '.': 'STANDARD',
  '*': 'STANDARD',
  '?': 'STANDARD',
  '#': 'STANDARD',
  A: 'ACCESSIBLE',
  C: 'COMPANION',
};

/** The seats of a plan, row by row; refused with the first unreadable row. [S3] [design] */
export function readSeatPlan(rows: readonly SeatPlanRow[]): Result<readonly PlannedSeat[], InvalidInput> {
  if (rows.length > MOST_ROWS)
    return refused({ code: 'INVALID_INPUT', field: 'rows', problem: { kind: 'TOO_LARGE', max: MOST_ROWS } });
  const seats: PlannedSeat[] = [];
  for (const [number, row] of rows.entries()) {
    const wrong = problemOf(row);
    if (wrong !== null)
      return refused({ code: 'INVALID_INPUT', field: `rows.${number}.${wrong}`, problem: { kind: 'MALFORMED' } });
    seats.push(...seatsOf(row, number));
  }
  if (seats.length > MOST_SEATS)
    return refused({ code: 'INVALID_INPUT', field: 'rows', problem: { kind: 'TOO_LARGE', max: MOST_SEATS } });
  const [problem] = seatMapProblems(seats.map((seat, at) => ({ ...seat, seatId: String(at) })));
  if (problem === undefined) return ok(seats);
  const field = problem.problem === 'COMPANION_ALONE' ? 'layout' : 'name';
  return refused({
    code: 'INVALID_INPUT',
    field: `rows.${seats[Number(problem.seatId)]?.row}.${field}`,
    problem: { kind: 'MALFORMED' },
  });
}

function problemOf({
  name,
  layout,
  specialCode,
  numbers,
}: SeatPlanRow): 'name' | 'layout' | 'special_code' | 'numbers' | null {
  if (name.trim() === '') return 'name';
  if (layout.length > WIDEST_ROW || [...layout].some((sign) => !isAisle(sign) && POOLS[sign] === undefined))
    return 'layout';
  if (numbers != null && numbers.length !== [...layout].filter((sign) => !isAisle(sign)).length) return 'numbers';
  return layout.includes('*') && specialCode === null ? 'special_code' : null;
}

function specialOf(sign: string, specialCode: string | null): SpecialSeat | null {
  if (sign === '*') return { isAccept: false, seatsApprove: [], specialCode };
  return sign === '?' ? { isAccept: true, seatsApprove: [], specialCode: null } : null;
}

const isAisle = (sign: string): boolean => sign === ' ' || sign === '_';

function seatsOf(
  { section, name, layout, ticketTypeId, specialCode, numbers }: SeatPlanRow,
  row: number,
): PlannedSeat[] {
  let number = 0;
  return [...layout].flatMap((sign, place) => {
    const pool = POOLS[sign];
    if (pool === undefined) return [];
    number += 1;
    const printed = `${name}${numbers?.[number - 1] ?? number}`;
    const alias = section === '' ? printed : `${section} ${printed}`;
    const special = specialOf(sign, specialCode);
    return [{ section, rowName: name, row, place, alias, pool, ticketTypeId, special, blocked: sign === '#' }];
  });
}
