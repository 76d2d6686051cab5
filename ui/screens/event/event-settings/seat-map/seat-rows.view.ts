import { KeepSeatMap } from '#application/event/keep-seat-map.ts';
import type { SessionSeatPlan } from '#application/event/ports/seat-map-desk.ts';
import type { BadSeatLine, SeatListFault } from '#domain/event/seat/read-seat-list.ts';
import type { SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type { BadSeatLine, SeatListFault, SeatPlanRow, SessionSeatPlan };

/** A row that stays itself while others come, go and move. */
export type EditedRow = SeatPlanRow & { readonly key: number };

export const edited = (rows: readonly SeatPlanRow[]): readonly EditedRow[] => rows.map((row, key) => ({ ...row, key }));

export const useSeatMap = (): KeepSeatMap => useUseCase(KeepSeatMap);

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

/** A new row behind the others, for the same section and ticket. */
export function withRow(rows: readonly EditedRow[], seats: number): readonly EditedRow[] {
  const last = rows.at(-1);
  return [
    ...rows,
    {
      key: 1 + rows.reduce((most, { key }) => Math.max(most, key), -1),
      section: last?.section ?? '',
      name: nameAfter(last?.name),
      layout: '.'.repeat(Math.max(1, seats)),
      ticketTypeId: last?.ticketTypeId ?? null,
      specialCode: null,
    },
  ];
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

/** Special seats have one code for the whole hall here. */
export const withCode = (rows: readonly EditedRow[], code: string): readonly SeatPlanRow[] =>
  rows.map(({ key: _key, ...row }) => ({
    ...row,
    specialCode: row.layout.includes('*') && code.trim() !== '' ? code.trim() : null,
  }));

export const codeIn = (rows: readonly SeatPlanRow[]): string =>
  rows.find(({ specialCode }) => specialCode !== null)?.specialCode ?? '';
