import type { CsvValue } from '#domain/kernel/csv/csv-cell.ts';
import { type Token, token } from '#domain/kernel/token.ts';

export type CsvTable = { readonly titles: readonly string[]; readonly rows: readonly (readonly CsvValue[])[] };

/** Text of a CSV file: commas, CRLF, quoted where needed, formulas guarded, with a byte-order mark. [S2.14-23] */
export type CsvWriter = (table: CsvTable) => Promise<string>;
export const CsvWriter: Token<CsvWriter> = token('CsvWriter');
