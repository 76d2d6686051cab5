import { utf8Length } from '#domain/kernel/encoding/utf8-length.ts';

// Separators, what Windows forbids, and what shells and headers read as more than a name.
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*%]/gu;
// Windows opens a device for these, whatever extension follows.
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** Systems take 255 octets; the rest is room for the '(1)' of a second download. */
const LONGEST = 240;

/**
 * A name that every system takes for a file: no separator, no control, no device of Windows, no dot or blank at its
 * ends, not too long. `fallback` where nothing is left of the stem. `extension` without its dot. [design]
 */
export function fileName(stem: string, extension: string, fallback = 'file'): string {
  const clean = trimmed(
    cut(trimmed(stem.toWellFormed().normalize('NFC').replaceAll(FORBIDDEN, '-')), LONGEST - extension.length - 1),
  );
  const named = clean === '' ? fallback : clean;
  return `${DEVICE.test(named) ? '_' : ''}${named}.${extension}`;
}

const trimmed = (name: string): string => name.replaceAll(/^[\s.]+|[\s.]+$/g, '');

/** As many whole characters as fit so many octets. */
function cut(name: string, octets: number): string {
  let left = octets;
  let kept = '';
  for (const character of name) {
    left -= utf8Length(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}
