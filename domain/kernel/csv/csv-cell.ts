/** A number stays a number in the spreadsheet; text is guarded. */
export type CsvValue = string | number | null;

// Includes full-width signs and leading blanks. A guarded cell is guarded again, so that reading undoes writing
// exactly.
const RUNS = /^'*[\s\p{C}]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u;

/** An apostrophe before text that a spreadsheet would run (OWASP); phone numbers keep their '+'. */
export const guardedText = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

export const unguardedText = (cell: string): string => (cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell);

/** One cell (RFC 4180), quoted where needed, including for separators of other locales. */
export function writeCsvCell(value: CsvValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = guardedText((value ?? '').toWellFormed());
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
