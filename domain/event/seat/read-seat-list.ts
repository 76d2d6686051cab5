import { readCsvTable } from '#domain/kernel/csv/read-csv-table.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { MOST_ROWS, MOST_SEATS, type SeatPlanRow, WIDEST_ROW } from './seat-plan.ts';

/** Accepted column titles; case, hyphens and diacritics do not matter. */
const COLUMNS = {
  section: ['section', 'khu', 'khu vực'],
  row: ['row', 'hàng'],
  seat: ['seat', 'ghế', 'số ghế'],
  x: ['x'],
  y: ['y'],
  ticket: ['ticket type', 'ticket', 'loại vé', 'vé'],
  kind: ['kind', 'loại ghế', 'loại'],
} as const;

const KINDS: Readonly<Record<string, string>> = {
  '': '.',
  standard: '.',
  thuong: '.',
  accessible: 'A',
  'tiep can': 'A',
  companion: 'C',
  'di cung': 'C',
  special: '*',
  'dac biet': '*',
  request: '?',
  'can duyet': '?',
  blocked: '#',
  'khong ban': '#',
};

type ListedSeat = {
  readonly line: number;
  readonly section: string;
  readonly row: string;
  readonly seat: string;
  readonly x: number;
  readonly y: number;
  readonly ticketTypeId: string | null;
  readonly sign: string;
};

/** Why a line is no seat. SEAT_TWICE: the hall has it already; ROW_MIXED: the row is another ticket type's. */
type SeatLineProblem =
  | 'WRONG_NUMBER_OF_CELLS'
  | 'ROW_MISSING'
  | 'SEAT_MISSING'
  | 'NOT_A_PLACE'
  | 'UNKNOWN_TICKET'
  | 'UNKNOWN_KIND'
  | 'SEAT_TWICE'
  | 'PLACE_TWICE'
  | 'ROW_MIXED'
  | 'ROW_TOO_WIDE';

export type BadSeatLine = { readonly line: number; readonly problem: SeatLineProblem };

export type SeatListFault =
  | { readonly kind: 'EMPTY' | 'TOO_MANY_ROWS' }
  | { readonly kind: 'COLUMN_MISSING'; readonly column: string };

export type ReadSeatList = {
  /** From the front: the smallest y first. */
  readonly rows: readonly SeatPlanRow[];
  readonly seats: number;
  readonly bad: readonly BadSeatLine[];
};

/**
 * A hall from a CSV of section, row, seat, x, y, ticket type and kind; no line is dropped silently. Seats are one step
 * apart as the closest two of a row are; a wider gap is an aisle. [design]
 */
export function readSeatList(
  text: string,
  tickets: readonly { readonly id: string; readonly name: string }[],
  specialCode: string | null,
): Result<ReadSeatList, SeatListFault> {
  const ticketOf = new Map(tickets.map(({ id, name }) => [plainWords(name), id]));
  const table = readCsvTable<keyof typeof COLUMNS, ListedSeat, { readonly code: SeatLineProblem }>(text, {
    columns: COLUMNS,
    mostRows: MOST_SEATS,
    read: (cell, line) => {
      const [x, y] = [numberIn(cell('x')), numberIn(cell('y'))];
      const ticket = plainWords(cell('ticket'));
      const ticketTypeId = ticket === '' ? null : ticketOf.get(ticket);
      const sign = KINDS[plainWords(cell('kind'))];
      if (cell('row') === '') return refused({ code: 'ROW_MISSING' });
      if (cell('seat') === '') return refused({ code: 'SEAT_MISSING' });
      if (x === null || y === null) return refused({ code: 'NOT_A_PLACE' });
      if (ticketTypeId === undefined) return refused({ code: 'UNKNOWN_TICKET' });
      if (sign === undefined) return refused({ code: 'UNKNOWN_KIND' });
      return ok({ line, section: cell('section'), row: cell('row'), seat: cell('seat'), x, y, ticketTypeId, sign });
    },
  });
  if (!table.ok) {
    const { refusal } = table;
    return refused(refusal.kind === 'TOO_MANY_ROWS' ? { kind: 'TOO_MANY_ROWS' } : refusal);
  }
  const bad: BadSeatLine[] = table.value.refusedRows.map(({ line, refusal }) => ({ line, problem: refusal.code }));
  const rows = [...Map.groupBy(table.value.rows, ({ section, row }) => `${section}\n${row}`).values()].map((seats) =>
    goodSeats(seats, bad),
  );
  const placed = rows.filter((seats) => seats.length > 0);
  if (placed.length > MOST_ROWS) return refused({ kind: 'TOO_MANY_ROWS' });
  const left = Math.min(...placed.flat().map(({ x }) => x));
  const step = pitchOf(placed);
  const drawn = placed
    .toSorted((one, other) => frontOf(one) - frontOf(other))
    .flatMap((seats) => drawRow(seats, left, step, specialCode, bad));
  return ok({
    rows: drawn,
    seats: drawn.reduce((sum, row) => sum + (row.numbers?.length ?? 0), 0),
    bad: bad.toSorted((one, other) => one.line - other.line),
  });
}

const numberIn = (cell: string): number | null => {
  const value = Number(cell.replace(',', '.'));
  return cell === '' || !Number.isFinite(value) ? null : value;
};

const frontOf = (seats: readonly ListedSeat[]): number => Math.min(...seats.map(({ y }) => y));

/** From the left, without the lines that contradict earlier ones. */
function goodSeats(seats: readonly ListedSeat[], bad: BadSeatLine[]): readonly ListedSeat[] {
  const names = new Set<string>();
  const places = new Set<number>();
  const good = seats.filter((seat) => {
    const problem: SeatLineProblem | null = names.has(seat.seat)
      ? 'SEAT_TWICE'
      : places.has(seat.x)
        ? 'PLACE_TWICE'
        : seat.ticketTypeId !== seats[0]?.ticketTypeId
          ? 'ROW_MIXED'
          : null;
    if (problem !== null) bad.push({ line: seat.line, problem });
    else {
      names.add(seat.seat);
      places.add(seat.x);
    }
    return problem === null;
  });
  return good.toSorted((one, other) => one.x - other.x);
}

/** How far two neighbours are apart: the smallest gap of any row. */
function pitchOf(rows: readonly (readonly ListedSeat[])[]): number {
  const gaps = rows.flatMap((seats) => seats.slice(1).map(({ x }, at) => x - (seats[at]?.x ?? x)));
  return gaps.length === 0 ? 1 : Math.min(...gaps);
}

function drawRow(
  seats: readonly ListedSeat[],
  left: number,
  step: number,
  specialCode: string | null,
  bad: BadSeatLine[],
): readonly SeatPlanRow[] {
  const signs: string[] = [];
  const numbers: string[] = [];
  for (const { line, x, sign, seat } of seats) {
    const place = Math.max(signs.length, Math.round((x - left) / step));
    if (place >= WIDEST_ROW) {
      bad.push({ line, problem: 'ROW_TOO_WIDE' });
      continue;
    }
    while (signs.length < place) signs.push('_');
    signs.push(sign);
    numbers.push(seat);
  }
  const [first] = seats;
  if (first === undefined || numbers.length === 0) return [];
  return [
    {
      section: first.section,
      name: first.row,
      layout: signs.join(''),
      ticketTypeId: first.ticketTypeId,
      specialCode: signs.includes('*') ? specialCode : null,
      numbers,
    },
  ];
}
