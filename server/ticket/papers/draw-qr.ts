import QRCode from 'qrcode';
import type { Paper } from './paper.ts';

const QUIET = 4;

/** Level M, black on white in any theme. */
export function drawQr(
  { pen }: Pick<Paper, 'pen'>,
  text: string,
  place: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = place.side / (modules.size + 2 * QUIET);
  pen.rect(place.x, place.y, place.side, place.side).fill('#FFFFFF');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; ) {
      let dark = 0;
      while (column + dark < modules.size && modules.get(row, column + dark) === 1) dark += 1;
      if (dark > 0) pen.rect(place.x + (column + QUIET) * size, place.y + (row + QUIET) * size, dark * size, size);
      column += dark + 1;
    }
  }
  pen.fill('#000000');
}
