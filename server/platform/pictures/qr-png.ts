import QRCode from 'qrcode';
import sharp from 'sharp';

/** The quiet zone, in modules. */
const QUIET = 4;
const SMALLEST = 400;

/** At least 400 px, whole pixels per module. sharp draws outside the event loop. */
export async function qrPng(text: string): Promise<Buffer> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const pixels = Buffer.alloc(side * side, 255);
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column) === 1) pixels[(row + QUIET) * side + column + QUIET] = 0;
    }
  }
  let scale = 1;
  while (side * scale < SMALLEST) scale += 1;
  return await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize({ width: side * scale, height: side * scale, kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
}
