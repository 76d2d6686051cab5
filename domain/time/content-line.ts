import { icalText } from './ical-text.ts';

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
