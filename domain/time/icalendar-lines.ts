import { utf8Length } from '#domain/kernel/encoding/utf8-length.ts';

// In TEXT, RFC 5545 allows no control characters except tab and escaped line feed.
const FORBIDDEN = /[^\P{Cc}\t\n]/gu;

/** Text for iCalendar: line feeds only, no other controls, no lone surrogates. */
export const icalText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '');

/** A TEXT value (RFC 5545, 3.3.11), escaped so that it cannot end its line. */
export const writeIcalText = (text: string): string =>
  icalText(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** One property; `value` is already in its type's form. */
export type ContentLine = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

// RFC 5545 has no escape for parameters; RFC 6868 adds caret encoding.
const CARETS: Readonly<Record<string, string>> = { '^': '^^', '"': "^'", '\n': '^n' };

const writeParameter = ([name, text]: readonly [string, string]): string => {
  const value = icalText(text).replaceAll(/[\^"\n]/g, (character) => CARETS[character] ?? '');
  return `;${name}=${/[;:,]/.test(value) ? `"${value}"` : value}`;
};

/** 'NAME;PARAMETER=value:value', unfolded. */
export const writeContentLine = ({ name, parameters, value }: ContentLine): string =>
  `${name}${Object.entries(parameters).map(writeParameter).join('')}:${value}`;

/** In octets, without the line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** At most 75 octets of UTF-8, without splitting characters; continuations begin with a space. */
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
