import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { unguardedText } from './csv-cell.ts';
import { BYTE_ORDER_MARK } from './write-csv.ts';

/** `line`: where the row begins, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** A quote inside an unquoted cell or after a closing quote, or a quote that is never closed. */
export type CsvFault = { readonly kind: 'STRAY_QUOTE' | 'OPEN_QUOTE'; readonly line: number };

const PLAIN_CELL = /[^",\r\n]*/y;
const QUOTED_CELL = /"((?:[^"]|"")*)"/y;
const CELL_END = /,|\r\n|\r|\n|$/y;

/**
 * Reads CSV (RFC 4180) with or without a byte-order mark and with any line break. Empty lines are skipped and guards
 * removed.
 */
export function readCsv(text: string): Result<readonly CsvRow[], CsvFault> {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let rowAt = at;
  const lineOf = (place: number): number => text.slice(0, place).split(/\r\n|\r|\n/).length;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found;
  };
  while (at < text.length || cells.length > 0) {
    const quoted = text[at] === '"' ? next(QUOTED_CELL) : undefined;
    if (quoted === null) return refused({ kind: 'OPEN_QUOTE', line: lineOf(at) });
    const cell = quoted === undefined ? next(PLAIN_CELL)?.[0] : quoted[1]?.replaceAll('""', '"');
    const end = next(CELL_END);
    if (end === null) return refused({ kind: 'STRAY_QUOTE', line: lineOf(at) });
    cells.push(unguardedText(cell ?? ''));
    if (end[0] === ',') continue;
    if (cells.length > 1 || quoted !== undefined || cells[0] !== '') rows.push({ line: lineOf(rowAt), cells });
    cells = [];
    rowAt = at;
  }
  return ok(rows);
}
