// Controls (a line break in a header begins another header), and the marks that turn the reading direction around or
// show nothing.
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060-\u2069\uFEFF]+/gu;

/**
 * Somebody's text as it may stand in a subject, a file name or within a sentence: one line, composed letters, at most
 * `max` characters, the last of which is '…' when something was left out. [STD 8]
 */
export function oneLine(text: string, max = 120): string {
  const clean = text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  const letters = [...clean];
  return letters.length <= max
    ? clean
    : `${letters
        .slice(0, max - 1)
        .join('')
        .replace(/[\s,;:–-]+$/u, '')}…`;
}

/** What a value is in the clipboard: a text or a number as it is written. Null: of a type that has no text. [S8-43] */
export function copiedText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  return null;
}
