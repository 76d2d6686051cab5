import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readFontFile } from '#server/platform/pictures/letters/font-file.ts';
import { FACES, fontPath } from './faces.ts';
import { type TurnedGlyph, turnedGlyphs, unpackedGlyphs } from './turned-glyphs.ts';
import { unhinted } from './unhinted.ts';
import { readWoff2, writeWoff2 } from './woff2-file.ts';

const { resolve } = createRequire(import.meta.url);
const tableOf = (file: Buffer, name: string) => readWoff2(file).tables.find((table) => table.name === name);
const glyf = (file: Buffer): Buffer => tableOf(file, 'glyf')?.bytes ?? Buffer.alloc(0);

function pointsOf(glyph: TurnedGlyph | null) {
  if (glyph === null) return [];
  let [x, y] = [0, 0];
  const all = glyph.steps.map(({ dx, dy, on }) => {
    x += dx;
    y += dy;
    return { x, y, on };
  });
  let from = 0;
  return glyph.contours.map((count) => {
    from += count;
    return all.slice(from - count, from);
  });
}

describe.each(FACES)('the letters of $alphabet at $weight, without instructions', (face) => {
  const before = readFileSync(fontPath(face));
  const after = unhinted(before);

  it('are half the size', () => {
    expect(after.length).toBeLessThan(0.62 * before.length);
    expect(tableOf(after, 'fpgm')).toBeUndefined();
    expect(turnedGlyphs(glyf(after)).some((glyph) => (glyph?.instructions ?? 0) > 0)).toBe(false);
  });

  it('have the same outlines as the face in the other format', () => {
    const other = readFontFile(
      readFileSync(
        resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${face.alphabet}-${face.weight}-normal.woff`),
      ),
    );
    const glyphs = turnedGlyphs(glyf(after));
    expect(glyphs.length).toBeGreaterThan(100);
    for (const [place, glyph] of glyphs.entries())
      expect(pointsOf(glyph), String(place)).toEqual(other.outlineOf(place));
  });

  it('keep widths, kerning and layout', () => {
    for (const name of ['head', 'hhea', 'hmtx', 'cmap', 'OS/2', 'GPOS', 'GSUB', 'GDEF', 'loca', 'maxp', 'gasp', 'name'])
      expect(tableOf(after, name), name).toEqual(tableOf(before, name));
  });

  it('state the unpacked length of their outlines', () => {
    expect(unpackedGlyphs(glyf(before))).toBe(tableOf(before, 'glyf')?.length);
    expect(unpackedGlyphs(glyf(after))).toBe(tableOf(after, 'glyf')?.length);
  });

  it('read back as they were written', () => {
    expect(readWoff2(writeWoff2(readWoff2(before)))).toEqual(readWoff2(before));
    expect(after.readUInt32BE(8)).toBe(after.length);
  });
});
