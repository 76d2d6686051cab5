import Papa from 'papaparse';
import type { CsvTable } from '#application/platform/ports/csv-writer.ts';
import { guardedText } from '#domain/kernel/csv/csv-cell.ts';
import { BYTE_ORDER_MARK } from '#domain/kernel/csv/write-csv.ts';

/** Guards formulas itself: Papa Parse's own guard leaves full-width signs. */
export const writeWithPapaparse = ({ titles, rows }: CsvTable): string => {
  const guarded = rows.map((row) => row.map((value) => (typeof value === 'string' ? guardedText(value) : value)));
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...titles], ...guarded], { delimiter: ',', newline: '\r\n' })}\r\n`;
};
