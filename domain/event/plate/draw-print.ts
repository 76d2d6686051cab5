import { seededRandom } from '#domain/kernel/seeded-random.ts';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import { type Plate, PRINT_SIZE } from './plate.ts';

/** A print as SVG, square. The same plate always gives the same text. [design] */
export function drawPrint({ motif, palette, seed }: Plate): string {
  const drawing = motifs[motif](seededRandom(seed), palettes[palette]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINT_SIZE}" height="${PRINT_SIZE}"
      viewBox="0 0 ${PRINT_SIZE} ${PRINT_SIZE}">${drawing}</svg>`;
}
