// What needs no quotes in an array's text. An element that reads NULL would be none.
const PLAIN = /^[\w-]+$/;
const NONE = 'null';
/** Until the year 9999 a moment reads the same in ISO 8601 and in PostgreSQL. */
const LAST_ISO_MS = 253_402_300_799_999;

const isNone = (text: string): boolean => text.length === NONE.length && text.toLowerCase() === NONE;
// JSON is full of quotes: one sign after another goes in half the time of a pattern for both.
const quoted = (text: string): string =>
  `"${(text.includes('\\') ? text.replaceAll('\\', '\\\\') : text).replaceAll('"', '\\"')}"`;
const textElement = (text: string): string => (PLAIN.test(text) && !isNone(text) ? text : quoted(text));

/**
 * A flat array as PostgreSQL reads it, `{a,"b c",NULL}`; undefined for one that has something else in it than texts,
 * numbers, truths and moments. A batch sends a dozen arrays of a hundred, and most of it are ids and numbers, which the
 * driver would quote and escape one by one.
 */
export function arrayLiteral(elements: readonly unknown[]): string | undefined {
  let literal = '{';
  let lastMoment = Number.NaN;
  let lastText = '';
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index];
    if (index > 0) literal += ',';
    if (element === null || element === undefined) literal += 'NULL';
    else if (typeof element === 'string') literal += textElement(element);
    else if (typeof element === 'number' || typeof element === 'boolean' || typeof element === 'bigint')
      literal += String(element);
    else if (element instanceof Date) {
      const moment = element.getTime();
      if (!(moment >= 0 && moment <= LAST_ISO_MS)) return undefined;
      // Rows of a batch share their moments.
      if (moment !== lastMoment) [lastMoment, lastText] = [moment, element.toISOString()];
      literal += lastText;
    } else return undefined;
  }
  return `${literal}}`;
}
