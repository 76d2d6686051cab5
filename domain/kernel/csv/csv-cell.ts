/** What a cell may hold. A number stays a number for the spreadsheet; whatever a person wrote is text. */
export type CsvValue = string | number | null;

// What a spreadsheet takes for the beginning of a formula, its full-width twins included, also after blanks and what
// cannot be seen. A cell that already has the guard gets another, so that reading takes off exactly what writing put
// on.
const RUNS = /^'*[\s\p{C}]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u;

/**
 * A text that no spreadsheet runs: what would begin a formula stands behind an apostrophe, as OWASP advises. A phone
 * number that begins with '+' is one of them: '+84 912 345 678 keeps its plus and its digits, where a spreadsheet would
 * reckon.
 */
export const guardedText = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardedText = (cell: string): string => (cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell);

/**
 * One cell as it stands in the file (RFC 4180): quoted where it must be, and where a spreadsheet of another country
 * would end it.
 */
export function writeCsvCell(value: CsvValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = guardedText((value ?? '').toWellFormed());
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
