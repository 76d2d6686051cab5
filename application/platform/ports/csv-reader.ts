import { type Token, token } from '#domain/kernel/token.ts';

/** The rows of a CSV text by the names in its first line, in lower case. Empty lines are left out. */
export type CsvReader = (
  text: string,
) => Promise<readonly { readonly line: number; readonly cells: Readonly<Record<string, string>> }[]>;
export const CsvReader: Token<CsvReader> = token('CsvReader');
