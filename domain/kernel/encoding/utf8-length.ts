/**
 * How many octets a character (one code point) takes in UTF-8, RFC 3629; half a surrogate pair takes what its
 * replacement takes.
 */
export function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
