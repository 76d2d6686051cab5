import { utf8Length } from '#domain/kernel/encoding/utf8-length.ts';

// RFC 5545 allows no control in TEXT but the tab, and a line feed when it is escaped.
const FORBIDDEN = /[^\P{Cc}\t\n]/gu;

/**
 * A text as iCalendar can carry it: line feeds alone end its lines, and it has no other control and no half character.
 */
export const icalText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '');

/**
 * A value of type TEXT (RFC 5545, 3.3.11): backslash, semicolon, comma and line feed are escaped, so that it never
 * leaves its line.
 */
export const writeIcalText = (text: string): string =>
  icalText(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/**
 * One property of a calendar: a name, parameters that have one value each, and a value that is already in its type's
 * form.
 */
export type ContentLine = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

// A parameter has no escape in RFC 5545; RFC 6868 writes what would end it with a caret.
const CARETS: Readonly<Record<string, string>> = { '^': '^^', '"': "^'", '\n': '^n' };

const writeParameter = ([name, text]: readonly [string, string]): string => {
  const value = icalText(text).replaceAll(/[\^"\n]/g, (character) => CARETS[character] ?? '');
  return `;${name}=${/[;:,]/.test(value) ? `"${value}"` : value}`;
};

/** 'NAME;PARAMETER=value:value', not yet folded. */
export const writeContentLine = ({ name, parameters, value }: ContentLine): string =>
  `${name}${Object.entries(parameters).map(writeParameter).join('')}:${value}`;

/** The longest line in octets, without its line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/**
 * One content line as lines of at most 75 octets of UTF-8 with their breaks; no character is split, and continuations
 * begin with a space.
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = utf8Length(character);
    if (octets + length > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return `${folded}\r\n`;
}
