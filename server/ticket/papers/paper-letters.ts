import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontFile, readFontFile } from '#server/platform/pictures/letters/font-file.ts';

const FACES = { plain: 400, strong: 600, loud: 800 } as const;
export type Face = keyof typeof FACES;

const SUBSETS = ['latin', 'vietnamese', 'latin-ext'] as const;

type Part = { readonly name: string; readonly bytes: Buffer; readonly file: FontFile };
/** Be Vietnam Pro as files; a PDF embeds the used letters. */
export type PaperLetters = Readonly<Record<Face, readonly Part[]>>;

export function readPaperLetters(): PaperLetters {
  const { resolve } = createRequire(import.meta.url);
  const partsOf = (face: Face): readonly Part[] =>
    SUBSETS.map((subset) => {
      const bytes = readFileSync(
        resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${FACES[face]}-normal.woff`),
      );
      return { name: `${face}-${subset}`, bytes, file: readFontFile(bytes) };
    });
  return { plain: partsOf('plain'), strong: partsOf('strong'), loud: partsOf('loud') };
}

export function widthIn(parts: readonly Part[], text: string, size: number): number {
  let width = 0;
  for (const letter of text.normalize('NFC')) {
    const found = partOf(parts, letter);
    if (found !== null) width += (found.file.widthOf(found.glyph) * size) / found.file.unitsPerEm;
  }
  return width;
}

function partOf(parts: readonly Part[], letter: string): (Part & { readonly glyph: number }) | null {
  for (const part of parts) {
    const glyph = part.file.glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph !== null) return { ...part, glyph };
  }
  return null;
}

type Run = { readonly font: string; readonly text: string };

/** Characters that no font has are dropped. */
export function runsOf(text: string, parts: readonly Part[]): readonly Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const part = partOf(parts, letter);
    if (part === null) continue;
    const last = runs.at(-1);
    if (last?.font === part.name) last.text += letter;
    else runs.push({ font: part.name, text: letter });
  }
  return runs;
}
