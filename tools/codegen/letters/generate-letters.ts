import { readFileSync } from 'node:fs';
import { FACES, fontPath } from './faces.ts';
import { unhinted } from './unhinted.ts';

export const lightLetters = (): readonly { readonly path: string; readonly bytes: Buffer }[] =>
  FACES.map((face) => ({
    path: `ui/theme/letters/${face.alphabet}-${face.weight}.gen.woff2`,
    bytes: unhinted(readFileSync(fontPath(face))),
  }));
