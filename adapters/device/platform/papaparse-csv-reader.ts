import Papa from 'papaparse';
import type { CsvReader } from '#application/platform/ports/csv-reader.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;

export const papaparseCsvReader: CsvReader = async (text) => {
  const [head = [], ...rows] = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, '')).data;
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.flatMap((row, at) =>
    row.every((cell) => cell.trim() === '')
      ? []
      : [{ line: at + 2, cells: Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])) }],
  );
};
