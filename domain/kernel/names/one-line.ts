// Control characters (a line break starts another header), direction marks and invisible characters.
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060-\u2069\uFEFF]+/gu;

/** One line, composed letters, at most `max` characters, ending in '…' if cut. [STD 8] */
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

/** The clipboard text of a value; null for types without one. [S8-43] */
export function copiedText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  return null;
}
