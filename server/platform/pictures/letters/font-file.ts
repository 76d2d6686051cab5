import { type Contour, glyphOutline } from './glyph-outline.ts';
import { woffTables } from './woff-tables.ts';

export type FontFile = {
  /** Units of outlines and widths. */
  readonly unitsPerEm: number;
  /** Null: the file has no such letter. */
  readonly glyphOf: (codePoint: number) => number | null;
  readonly widthOf: (glyph: number) => number;
  readonly outlineOf: (glyph: number) => readonly Contour[];
};

export function readFontFile(file: Buffer): FontFile {
  const tables = woffTables(file);
  const table = (name: string): Buffer => {
    const bytes = tables.get(name);
    if (bytes === undefined) throw new Error(`The font has no table ${name}`);
    return bytes;
  };
  const [head, metrics, loca, glyf] = [table('head'), table('hmtx'), table('loca'), table('glyf')];
  const widths = table('hhea').readUInt16BE(34);
  const isLong = head.readInt16BE(50) === 1;
  const placeOf = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const letters = readLetters(table('cmap'));
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyphOf: (codePoint) => letters.get(codePoint) ?? null,
    widthOf: (glyph) => metrics.readUInt16BE(4 * Math.min(glyph, widths - 1)),
    outlineOf: (glyph) => glyphOutline((part) => glyf.subarray(placeOf(part), placeOf(part + 1)), glyph),
  };
}

/** The cmap subtable of format 4 covers every letter of our fonts. */
function readLetters(cmap: Buffer): ReadonlyMap<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  const start = starts.find((place) => cmap.readUInt16BE(place) === 4);
  if (start === undefined) throw new Error('The font names its letters in no way that we read');
  const table = cmap.subarray(start);
  const segments = table.readUInt16BE(6);
  const letters = new Map<number, number>();
  for (let at = 0; at < segments; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const begin = table.readUInt16BE(16 + segments + at);
    const shift = table.readUInt16BE(16 + 2 * segments + at);
    const place = 16 + 2 * segments + segments + at;
    const offset = table.readUInt16BE(place);
    for (let letter = begin; letter <= end && letter !== 0xffff; letter += 1) {
      const found = offset === 0 ? letter : table.readUInt16BE(place + offset + 2 * (letter - begin));
      const glyph = found === 0 ? 0 : (found + shift) & 0xffff;
      if (glyph !== 0) letters.set(letter, glyph);
    }
  }
  return letters;
}
