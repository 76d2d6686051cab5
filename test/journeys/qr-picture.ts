import { writeFile } from 'node:fs/promises';
import jsQrModule from 'jsqr';
import sharp from 'sharp';

export async function readQr(picture: Uint8Array): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQrModule.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

const WIDTH = 640;
const HEIGHT = 480;

/** A still film (YUV4MPEG2) for Chromium's fake video capture. */
export async function writeFakeFilm(picture: Uint8Array, path: string): Promise<void> {
  const held = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(400, 400, { fit: 'contain', background: '#ffffff', kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 120, right: 120, background: '#e8e4dc' })
    .greyscale()
    .raw()
    .toBuffer();
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), held, chroma]);
  await writeFile(
    path,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array.from({ length: 10 }, () => frame),
    ]),
  );
}
