import { randomBytes } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrPng } from './qr-png.ts';

async function decoded(png: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it('reads back a ticket’s QR of at least 300 px', async () => {
  const token = randomBytes(90).toString('base64url');
  const png = await qrPng(token);
  expect((await sharp(png).metadata()).width).toBeGreaterThanOrEqual(300);
  expect(await decoded(png)).toBe(token);
});

it('reads a QR after shrinking and recompression', async () => {
  const token = randomBytes(90).toString('base64url');
  const worn = await sharp(await qrPng(token))
    .resize(240)
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(await decoded(worn)).toBe(token);
});
