import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';

/**
 * The Content-Disposition of a download (RFC 6266): the name in ASCII for old clients and, where that is another, in
 * UTF-8 (RFC 5987). It holds nothing but printable ASCII, so that no name ends the header.
 */
export function contentDisposition(name: string): string {
  const whole = name.toWellFormed();
  const ascii = withoutDiacritics(whole).replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${ascii}"${ascii === whole ? '' : `; filename*=UTF-8''${extendedValue(whole)}`}`;
}

/**
 * What RFC 5987 calls ext-value: all but its attr-char in percent form. encodeURIComponent leaves five more as they
 * are.
 */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
