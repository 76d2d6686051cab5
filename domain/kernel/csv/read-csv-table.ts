import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { readCsv } from './read-csv.ts';

/** Why a whole file is refused: no title row, a missing column or too many rows. */
export type CsvTableFault =
  | { readonly kind: 'EMPTY' }
  | { readonly kind: 'COLUMN_MISSING'; readonly column: string }
  | { readonly kind: 'TOO_MANY_ROWS'; readonly max: number };

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

/** The expected table. Columns are matched by title in any order, ignoring case, hyphens and diacritics. */
export type CsvTable<Column extends string, Row, Refusal, Optional extends string = never> = {
  /** The accepted titles of each column; the first that the file has counts. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** The same of columns whose cells are empty where the file lacks them. */
  readonly optional?: Readonly<Record<Optional, readonly string[]>>;
  readonly mostRows: number;
  /** Reads a row from its trimmed cells; `line` is where it begins. */
  readonly read: (cell: (column: NoInfer<Column | Optional>) => string, line: number) => Result<Row, Refusal>;
};

/** An invalid row does not affect others; unknown columns are ignored. [S3-55] [design] */
export function readCsvTable<Column extends string, Row, Refusal, Optional extends string = never>(
  text: string,
  { columns, optional, mostRows, read }: CsvTable<Column, Row, Refusal, Optional>,
): Result<ReadTable<Row, Refusal>, CsvTableFault> {
  const [head, ...body] = readCsv(text);
  if (head === undefined) return refused({ kind: 'EMPTY' });
  const titles = head.cells.map(titleOf);
  const places = new Map<string, number>();
  for (const [column, accepted] of Object.entries({ ...optional, ...columns }) as [string, readonly string[]][]) {
    const title = accepted.map(titleOf).find((one) => titles.includes(one));
    if (title !== undefined) places.set(column, titles.indexOf(title));
    else if (Object.hasOwn(columns, column)) return refused({ kind: 'COLUMN_MISSING', column });
  }
  if (body.length > mostRows) return refused({ kind: 'TOO_MANY_ROWS', max: mostRows });

  const rows: Row[] = [];
  const refusedRows: RefusedRow<Refusal>[] = [];
  for (const { line, cells } of body) {
    const row =
      cells.length === titles.length
        ? read((column) => cells[places.get(column) ?? -1]?.trim() ?? '', line)
        : wrongNumber(titles.length, cells.length);
    if (row.ok) rows.push(row.value);
    else refusedRows.push({ line, refusal: row.refusal });
  }
  return ok({ rows, refusedRows });
}

/** 'E-mail' and 'Họ Tên' as 'email' and 'ho ten'; a stray quote is no part of a title. */
const titleOf = (title: string): string => plainWords(title).replaceAll(/["-]/g, '').trim();

const wrongNumber = (expected: number, given: number) =>
  refused({ code: 'WRONG_NUMBER_OF_CELLS', expected, given } as const);
