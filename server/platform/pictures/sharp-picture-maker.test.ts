import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeSharpPictureMaker } from './sharp-picture-maker.ts';

const maker = makeSharpPictureMaker();
const vermilion = { r: 184, g: 50, b: 31 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: vermilion } });

/** How far a colour is from vermilion, over its three channels. */
const apart = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.abs(r - vermilion.r) + Math.abs(g - vermilion.g) + Math.abs(b - vermilion.b);
};

async function made(bytes: Uint8Array) {
  const result = await maker.make(bytes);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

describe('a picture that is uploaded', () => {
  it('is stored in four sizes of at most 1600, 1080, 768 and 160 px', async () => {
    const { width, height, variants } = await made(await plain(2400, 1200).png().toBuffer());
    expect({ width, height }).toEqual({ width: 1600, height: 800 });
    const sizes = await Promise.all(
      variants.map(async ({ variant, extension, bytes }) => {
        const { format, width, height } = await sharp(bytes).metadata();
        return `${variant}.${extension} ${format} ${width}x${height}`;
      }),
    );
    expect(sizes).toEqual([
      'full.webp webp 1600x800',
      'full.jpg jpeg 1600x800',
      'large.webp webp 1080x540',
      'card.webp webp 768x384',
      'thumb.webp webp 160x80',
    ]);
  });

  it('is never enlarged', async () => {
    const { width, height } = await made(await plain(90, 40).webp().toBuffer());
    expect({ width, height }).toEqual({ width: 90, height: 40 });
  });

  it('has a main colour', async () => {
    const { color } = await made(await plain(300, 300).png().toBuffer());
    expect(apart(color)).toBeLessThan(36);
  });

  it('has the most chromatic of its colours for its own, not the largest; a transparent one is white', async () => {
    const coat = await plain(120, 120).png().toBuffer();
    const wall = sharp({ create: { width: 600, height: 400, channels: 3, background: '#dfe3e6' } });
    expect(
      apart(
        (
          await made(
            await wall
              .composite([{ input: coat }])
              .png()
              .toBuffer(),
          )
        ).color,
      ),
    ).toBeLessThan(36);
    const clear = sharp({ create: { width: 60, height: 60, channels: 4, background: '#00000000' } });
    expect((await made(await clear.png().toBuffer())).color).toBe('#ffffff');
  });

  it('is rotated upright and loses its metadata', async () => {
    const turned = await plain(300, 100)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { width, height, variants } = await made(turned);
    expect(height).toBeGreaterThan(width);
    for (const { bytes } of variants) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(Buffer.from(bytes).includes('somebody')).toBe(false);
    }
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    [
      'SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
      ),
    ],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('is refused when it is %s', async (_name, bytes) => {
    expect(await maker.make(bytes)).toEqual({ ok: false, refusal: { code: 'UPLOAD_NOT_AN_IMAGE' } });
  });

  it('is refused when truncated or too large in pixels', async () => {
    const whole = await plain(400, 400).png().toBuffer();
    expect((await maker.make(whole.subarray(0, 200))).ok).toBe(false);
    const bomb = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect((await maker.make(bomb)).ok).toBe(false);
  });
});
