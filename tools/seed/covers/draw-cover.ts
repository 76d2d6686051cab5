import sharp from 'sharp';
import { seededRandom } from '../seeded-random.ts';
import { type MotifName, motifs, SIZE } from './motifs.ts';
import { type PaletteName, palettes } from './palettes.ts';

export type Cover = { readonly motif: MotifName; readonly palette: PaletteName; readonly seed: number };

/** A cover picture as SVG; deterministic. */
export function coverSvg({ motif, palette, seed }: Cover): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${motifs[motif](seededRandom(seed), palettes[palette])}</svg>`;
}

/** The cover as PNG, as an organiser would upload it. */
export const drawCover = (cover: Cover): Promise<Buffer> =>
  sharp(Buffer.from(coverSvg(cover)))
    .png({ compressionLevel: 6, palette: true, colours: 128 })
    .toBuffer();
