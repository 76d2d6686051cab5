import { utf8Length } from '#domain/kernel/encoding/utf8-length.ts';

// Separators, characters that Windows forbids, and those with a meaning in shells and headers.
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*%]/gu;
// Device names on Windows, with any extension.
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** File systems allow 255 octets; the rest leaves room for '(1)'. */
const LONGEST = 240;

/** Valid on every system: no separator, control or device name, at most 240 octets. `extension`: no dot. [design] */
export function fileName(stem: string, extension: string, fallback = 'file'): string {
  const clean = trimmed(
    cut(trimmed(stem.toWellFormed().normalize('NFC').replaceAll(FORBIDDEN, '-')), LONGEST - extension.length - 1),
  );
  const named = clean === '' ? fallback : clean;
  return `${DEVICE.test(named) ? '_' : ''}${named}.${extension}`;
}

const trimmed = (name: string): string => name.replaceAll(/^[\s.]+|[\s.]+$/g, '');

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
