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
