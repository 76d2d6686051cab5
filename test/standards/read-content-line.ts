import type { ContentLine } from '#domain/time/icalendar-lines.ts';

// RFC 6868: a caret writes what would end a parameter.
const CARET_ENDS: Readonly<Record<string, string>> = { '^': '^', "'": '"', n: '\n' };
const CONTROL = /[^\P{Cc}\t]/u;
const LINE = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/is;
const PARAMETER = /;([^=]+)=(?:"([^"]*)"|([^";]*))/g;

/** Null when it is none, has a parameter of several values, or names one twice. */
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
