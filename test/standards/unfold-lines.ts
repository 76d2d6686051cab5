import { utf8Length } from '#domain/kernel/encoding/utf8-length.ts';

/** The longest line in octets, without its line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Null when a line does not end in CRLF or is longer than 75 octets. */
export function unfoldLines(text: string): readonly string[] | null {
  if (!text.endsWith('\r\n')) return null;
  const lines = text.slice(0, -2).split('\r\n');
  const broken = lines.some((line) => /[\r\n]/.test(line) || octetsOf(line) > LONGEST_LINE);
  return broken
    ? null
    : text
        .slice(0, -2)
        .replaceAll(/\r\n[ \t]/g, '')
        .split('\r\n');
}

const octetsOf = (line: string): number => [...line].reduce((octets, character) => octets + utf8Length(character), 0);
