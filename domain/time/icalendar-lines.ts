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

const ESCAPED = /^(?:[^\\;,]|\\[\\;,nN])*$/;

/** The text of such a value; null when something in it should have been escaped, or is escaped for no reason. */
export function readIcalText(value: string): string | null {
  if (!ESCAPED.test(value)) return null;
  return value.replaceAll(/\\(.)/g, (_, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  );
}

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
const CARET_ENDS: Readonly<Record<string, string>> = { '^': '^', "'": '"', n: '\n' };

const writeParameter = ([name, text]: readonly [string, string]): string => {
  const value = icalText(text).replaceAll(/[\^"\n]/g, (character) => CARETS[character] ?? '');
  return `;${name}=${/[;:,]/.test(value) ? `"${value}"` : value}`;
};

/** 'NAME;PARAMETER=value:value', not yet folded. */
export const writeContentLine = ({ name, parameters, value }: ContentLine): string =>
  `${name}${Object.entries(parameters).map(writeParameter).join('')}:${value}`;

const CONTROL = /[^\P{Cc}\t]/u;
const LINE = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/is;
const PARAMETER = /;([^=]+)=(?:"([^"]*)"|([^";]*))/g;

/**
 * Reads one unfolded line, names in capitals; null when it is none, has a parameter of several values, or names one
 * twice.
 */
export function readContentLine(line: string): ContentLine | null {
  const [, name, written = '', value = ''] = LINE.exec(line) ?? [];
  if (name === undefined || CONTROL.test(line)) return null;
  const parameters = [...written.matchAll(PARAMETER)].map(
    ([, parameter = '', quoted, plain = '']): readonly [string, string] => [
      parameter.toUpperCase(),
      (quoted ?? plain).replaceAll(/\^([\^'n])/g, (_, end: string) => CARET_ENDS[end] ?? ''),
    ],
  );
  const byName = Object.fromEntries(parameters);
  return Object.keys(byName).length === parameters.length
    ? { name: name.toUpperCase(), parameters: byName, value }
    : null;
}

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

/** The content lines of a text; null when a line does not end in CRLF or is longer than 75 octets. */
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
