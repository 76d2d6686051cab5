import { KeepSeatMap } from '#application/event/keep-seat-map.ts';
import type { SessionSeatPlan } from '#application/event/ports/seat-map-desk.ts';
import { readTextFile } from '#application/platform/read-text-file.ts';
import type { BadSeatLine, SeatListFault } from '#domain/event/seat/read-seat-list.ts';
import { MOST_ROWS, type SeatPlanRow, WIDEST_ROW } from '#domain/event/seat/seat-plan.ts';
import type { TextFileRefusal } from '#domain/kernel/files/text-file.ts';
import { type MergedRows, mergeRows, type Sides, type Whose } from '#domain/kernel/merge-edits.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type { BadSeatLine, SeatPlanRow, SessionSeatPlan };

export type SeatFileFault = SeatListFault | TextFileRefusal;

/** A row that stays itself while others come, go and move. */
export type EditedRow = SeatPlanRow & { readonly key: number };

export function useSeatMap() {
  const keep = useUseCase(KeepSeatMap);
  return {
    ...keep,
    readFile: async (file: Blob, tickets: Parameters<KeepSeatMap['readFile']>[1], specialCode: string) => {
      const text = await readTextFile(file);
      return text.ok ? keep.readFile(text.value, tickets, specialCode) : text;
    },
  };
}

export const seatsIn = (rows: readonly SeatPlanRow[]): number =>
  rows.reduce((sum, { layout }) => sum + layout.replaceAll(/[ _]/g, '').length, 0);

/** 'A' after nothing, 'B' after 'A', 'AA' after 'Z', '8' after '7'. */
function nameAfter(name: string | undefined): string {
  if (name === undefined || name === '') return 'A';
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const last = name.at(-1) ?? '';
  if (/^[A-Y]$/i.test(last)) return name.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1);
  return /^z$/i.test(last) ? 'A'.repeat(name.length + 1) : `${name}2`;
}

export { WIDEST_ROW };

/** How many rows and seats the next press adds; null: more or fewer than a hall may have. */
export function rowsToAdd(
  rows: readonly EditedRow[],
  typed: { readonly rows: string; readonly seats: string },
): { readonly rows: number; readonly seats: number } | null {
  const [count, seats] = [Number(typed.rows), Number(typed.seats)];
  const fits = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  return fits(count, MOST_ROWS - rows.length) && fits(seats, WIDEST_ROW) ? { rows: count, seats } : null;
}

/** New rows behind the others, for the same section and ticket. */
export function withRows(
  rows: readonly EditedRow[],
  added: { readonly rows: number; readonly seats: number },
): readonly EditedRow[] {
  const all = [...rows];
  for (let count = 0; count < added.rows; count += 1) {
    const last = all.at(-1);
    all.push({
      key: 1 + all.reduce((most, { key }) => Math.max(most, key), -1),
      section: last?.section ?? '',
      name: nameAfter(last?.name),
      layout: '.'.repeat(added.seats),
      ticketTypeId: last?.ticketTypeId ?? null,
      specialCode: null,
    });
  }
  return all;
}

/** Numbers of a file are kept while the row has as many seats. */
export const changed = (rows: readonly EditedRow[], at: number, to: Partial<SeatPlanRow>): readonly EditedRow[] =>
  rows.map((row, index) => {
    if (index !== at) return row;
    const { numbers, ...next } = { ...row, ...to };
    return numbers != null && numbers.length === seatsIn([next]) ? { ...next, numbers } : next;
  });

export const moved = (rows: readonly EditedRow[], at: number, by: 1 | -1): readonly EditedRow[] => {
  const [row, other] = [rows[at], rows[at + by]];
  if (row === undefined || other === undefined) return rows;
  return rows.map((each, index) => (index === at ? other : index === at + by ? row : each));
};

/** A row's special seats have its own code, or that of the hall. */
export const withCode = (rows: readonly EditedRow[], code: string): readonly SeatPlanRow[] =>
  rows.map(({ key: _key, ...row }) => ({ ...row, specialCode: row.layout.includes('*') ? codeOf(row, code) : null }));

const codeOf = ({ specialCode }: SeatPlanRow, code: string): string | null => {
  const own = specialCode?.trim() ?? '';
  return own === '' ? code.trim() || null : own;
};

export const codeIn = (rows: readonly SeatPlanRow[]): string =>
  rows.find(({ specialCode }) => specialCode !== null)?.specialCode ?? '';

/** Rows with the hall's code have none of their own. */
export const edited = (rows: readonly SeatPlanRow[], code = codeIn(rows)): readonly EditedRow[] =>
  rows.map((row, key) => ({ ...row, key, specialCode: row.specialCode === code ? null : row.specialCode }));

export const isSame = (one: readonly SeatPlanRow[], other: readonly SeatPlanRow[]): boolean =>
  JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable));

const comparable = ({ section, name, layout, ticketTypeId, specialCode, numbers }: SeatPlanRow) => [
  section,
  name,
  layout,
  ticketTypeId,
  specialCode,
  numbers ?? null,
];

const nameOf = ({ section, name }: SeatPlanRow): string => `${section}\n${name}`;
const alike = (rows: readonly SeatPlanRow[]): readonly SeatPlanRow[] =>
  rows.map(({ section, name, layout, ticketTypeId, specialCode, numbers }) => ({
    section,
    name,
    layout,
    ticketTypeId,
    specialCode,
    numbers: numbers ?? null,
  }));

/** What two people made of a hall, row by row. */
export const mergedRows = (
  { seen, mine, theirs }: Sides<readonly SeatPlanRow[]>,
  whose: Whose,
): MergedRows<SeatPlanRow> => mergeRows({ seen: alike(seen), mine: alike(mine), theirs: alike(theirs) }, nameOf, whose);

export type OthersRows = {
  readonly by: string | null;
  readonly sides: Sides<readonly SeatPlanRow[]>;
  readonly changes: MergedRows<SeatPlanRow>['changes'];
};
