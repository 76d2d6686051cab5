import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type CsvFault, readCsv } from './read-csv.ts';

/** Why a whole file is refused: not CSV, no title row, a missing column or too many rows. */
export type CsvTableFault =
  | CsvFault
  | { readonly kind: 'EMPTY' }
  | { readonly kind: 'COLUMN_MISSING'; readonly column: string }
  | { readonly kind: 'TOO_MANY_ROWS'; readonly max: number };

/** `line`: where the row begins. */
type RefusedRow<Refusal> = {
  readonly line: number;
  readonly refusal:
    | Refusal
    | { readonly code: 'WRONG_NUMBER_OF_CELLS'; readonly expected: number; readonly given: number };
};

export type ReadTable<Row, Refusal> = {
  readonly rows: readonly Row[];
  readonly refusedRows: readonly RefusedRow<Refusal>[];
};

/** The expected table. Columns are matched by title in any order, ignoring case and diacritics. */
export type CsvTable<Column extends string, Row, Refusal> = {
  readonly columns: readonly Column[];
  readonly mostRows: number;
  /** Reads a row from its trimmed cells; `line` is where it begins. */
  readonly read: (cell: (column: Column) => string, line: number) => Result<Row, Refusal>;
};

/**
 * Reads an uploaded table such as codes or guests. An invalid row does not affect others; unknown columns are ignored.
 * [S3-55] [design]
 */
export function readCsvTable<Column extends string, Row, Refusal>(
  text: string,
  { columns, mostRows, read }: CsvTable<Column, Row, Refusal>,
): Result<ReadTable<Row, Refusal>, CsvTableFault> {
  const parsed = readCsv(text);
  if (!parsed.ok) return parsed;
  const [head, ...body] = parsed.value;
  if (head === undefined) return refused({ kind: 'EMPTY' });
  const titles = head.cells.map(titleOf);
  const missing = columns.find((column) => !titles.includes(titleOf(column)));
  if (missing !== undefined) return refused({ kind: 'COLUMN_MISSING', column: missing });
  if (body.length > mostRows) return refused({ kind: 'TOO_MANY_ROWS', max: mostRows });

  const rows: Row[] = [];
  const refusedRows: RefusedRow<Refusal>[] = [];
  for (const { line, cells } of body) {
    const row =
      cells.length === titles.length
        ? read((column) => cells[titles.indexOf(titleOf(column))]?.trim() ?? '', line)
        : wrongNumber(titles.length, cells.length);
    if (row.ok) rows.push(row.value);
    else refusedRows.push({ line, refusal: row.refusal });
  }
  return ok({ rows, refusedRows });
}

const titleOf = (title: string): string => plainWords(title).trim();

const wrongNumber = (expected: number, given: number) =>
  refused({ code: 'WRONG_NUMBER_OF_CELLS', expected, given } as const);
