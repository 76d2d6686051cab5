/** Octets of one code point in UTF-8 (RFC 3629). A lone surrogate counts as its replacement character. */
export function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
