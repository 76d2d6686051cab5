import sharp from 'sharp';
import { drawPrint } from '#domain/event/plate/draw-print.ts';
import type { Plate } from '#domain/event/plate/plate.ts';

export const drawCover = (plate: Plate): Promise<Buffer> =>
  sharp(Buffer.from(drawPrint(plate)))
    .png({ compressionLevel: 6, palette: true, colours: 128 })
    .toBuffer();
