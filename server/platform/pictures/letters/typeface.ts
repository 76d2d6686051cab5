import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contourPath } from './contour-path.ts';
import { type FontFile, readFontFile } from './font-file.ts';

/** Text as outlines: independent of installed fonts, and no user text in the drawing. */
export type Typeface = {
  /** In pixels; an unknown letter has no width. */
  readonly widthOf: (text: string, size: number) => number;
  /** SVG path data; `x`, `y`: the start of the baseline. */
  readonly pathOf: (text: string, place: { readonly x: number; readonly y: number; readonly size: number }) => string;
};

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

export function readTypeface(weight: 500 | 600 | 800): Typeface {
  const { resolve } = createRequire(import.meta.url);
  return makeTypeface(
    SUBSETS.map((subset) =>
      readFontFile(
        readFileSync(resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff`)),
      ),
    ),
  );
}

function makeTypeface(files: readonly FontFile[]): Typeface {
  type Letter = { readonly file: FontFile; readonly glyph: number };
  const lettersOf = (text: string): readonly Letter[] =>
    [...text.normalize('NFC')].flatMap((character) => {
      for (const file of files) {
        const glyph = file.glyphOf(character.codePointAt(0) ?? 0);
        if (glyph !== null) return [{ file, glyph }];
      }
      return [];
    });
  const advance = ({ file, glyph }: Letter, size: number): number => (file.widthOf(glyph) * size) / file.unitsPerEm;
  return {
    widthOf: (text, size) => lettersOf(text).reduce((width, letter) => width + advance(letter, size), 0),
    pathOf: (text, { x, y, size }) => {
      let left = x;
      return lettersOf(text)
        .map((letter) => {
          const { file, glyph } = letter;
          const begin = left;
          const scale = size / file.unitsPerEm;
          left += advance(letter, size);
          const write = (point: { readonly x: number; readonly y: number }): string =>
            `${(begin + point.x * scale).toFixed(1)} ${(y - point.y * scale).toFixed(1)}`;
          return file
            .outlineOf(glyph)
            .map((contour) => contourPath(contour, write))
            .join('');
        })
        .join('');
    },
  };
}
