import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';

/** An ASCII name (RFC 6266), plus UTF-8 where it differs (RFC 5987), so that no name can end the header. */
export function contentDisposition(name: string): string {
  const whole = name.toWellFormed();
  const ascii = withoutDiacritics(whole).replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${ascii}"${ascii === whole ? '' : `; filename*=UTF-8''${extendedValue(whole)}`}`;
}

/** RFC 5987 ext-value. encodeURIComponent leaves five characters that it must escape. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
