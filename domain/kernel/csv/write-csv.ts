import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type CsvValue, writeCsvCell } from './csv-cell.ts';

/** Marks the file as UTF-8 for spreadsheets. [S2.14-23] */
export const BYTE_ORDER_MARK = '\uFEFF';

export const CSV_CONTENT_TYPE = 'text/csv; charset=utf-8';

export type CsvColumn<Row> = { readonly title: string; readonly cell: (row: Row) => CsvValue };

const linesOf = (rows: readonly (readonly CsvValue[])[]): string => rows.map((row) => `${rowText(row)}\r\n`).join('');

/** How a CSV file begins: the byte-order mark and its titles. */
export const csvHead = (columns: readonly { readonly title: string }[]): string =>
  BYTE_ORDER_MARK + linesOf([columns.map(({ title }) => title)]);

/** The next rows of a CSV file, for files that are written page by page. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  linesOf(rows.map((row) => columns.map(({ cell }) => cell(row))));

/** A CSV file: commas, CRLF, UTF-8 with a byte-order mark. Refused without rows. [S2.14-23] */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Result<string, { readonly code: 'NO_DATA_TO_EXPORT' }> {
  return rows.length === 0 ? refused({ code: 'NO_DATA_TO_EXPORT' }) : ok(csvHead(columns) + csvRows(columns, rows));
}

/** A row of one empty cell is quoted, because an empty line would be skipped. */
const rowText = (row: readonly CsvValue[]): string => row.map(writeCsvCell).join(',') || '""';
