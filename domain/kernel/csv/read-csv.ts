import { unguardedText } from './csv-cell.ts';
import { BYTE_ORDER_MARK } from './write-csv.ts';

/** `line`: where the row begins, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** What spreadsheets put between cells: a comma, or a semicolon where the comma is the decimal sign. */
const SEPARATORS = [',', ';', '\t'] as const;

const LINE_BREAK = /\r\n|\r|\n/;

/** The separator that the first line uses most; the comma where it uses none. */
function separatorOf(text: string): string {
  const line =
    text
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split(LINE_BREAK)
      .find((one) => one.trim() !== '') ?? '';
  const uses = (separator: string): number => line.split(separator).length;
  return SEPARATORS.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

const QUOTED_CELL = /"((?:[^"]|"")*)"/y;

/**
 * RFC 4180, with any line break and separator; guards are removed. A quote that encloses no whole cell is text, so that
 * it spoils one cell at most.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const separator = separatorOf(text);
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const cellEnd = new RegExp(`${separator}|\\r\\n|\\r|\\n|$`, 'y');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let rowAt = at;
  let line = 1;
  const next = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
  while (at < text.length || cells.length > 0) {
    const found = text[at] === '"' ? next(QUOTED_CELL, at) : null;
    const quoted = found !== null && next(cellEnd, at + found[0].length) !== null ? found : null;
    const cell = quoted ?? next(plainCell, at);
    at += cell?.[0].length ?? 0;
    const end = next(cellEnd, at)?.[0] ?? '';
    at += end.length;
    cells.push(unguardedText(quoted === null ? (cell?.[0] ?? '') : (quoted[1] ?? '').replaceAll('""', '"')));
    if (end === separator) continue;
    if (cells.length > 1 || quoted !== null || cells[0] !== '') rows.push({ line, cells });
    line += text.slice(rowAt, at).split(LINE_BREAK).length - 1;
    cells = [];
    rowAt = at;
  }
  return rows;
}
