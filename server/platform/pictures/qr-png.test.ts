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

it('the QR of a ticket token reads back, and is at least 300 px wide', async () => {
  const token = randomBytes(90).toString('base64url');
  const png = await qrPng(token);
  expect((await sharp(png).metadata()).width).toBeGreaterThanOrEqual(300);
  expect(await decoded(png)).toBe(token);
});

it('it still reads after a phone shrinks it and a mail client recompresses it', async () => {
  const token = randomBytes(90).toString('base64url');
  const worn = await sharp(await qrPng(token))
    .resize(240)
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(await decoded(worn)).toBe(token);
});
