import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type CsvValue, writeCsvCell } from './csv-cell.ts';

/** Marks the file as UTF-8 for spreadsheets. [S2.14-23] */
export const BYTE_ORDER_MARK = '\uFEFF';

export const CSV_CONTENT_TYPE = 'text/csv; charset=utf-8';

export type CsvColumn<Row> = { readonly title: string; readonly cell: (row: Row) => CsvValue };

/** A CSV file: commas, CRLF, UTF-8 with a byte-order mark. Refused without rows. [S2.14-23] */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Result<string, { readonly code: 'NO_DATA_TO_EXPORT' }> {
  if (rows.length === 0) return refused({ code: 'NO_DATA_TO_EXPORT' });
  const titles = columns.map(({ title }) => title);
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return ok(BYTE_ORDER_MARK + [titles, ...cells].map((row) => `${rowText(row)}\r\n`).join(''));
}

/** A row of one empty cell is quoted, because an empty line would be skipped. */
const rowText = (row: readonly CsvValue[]): string => row.map(writeCsvCell).join(',') || '""';
