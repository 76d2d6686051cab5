import sharp from 'sharp';
import { swatchOf } from '#domain/event/plate/swatch.ts';
import { MOST_PIXELS } from '#domain/kernel/files/image-upload.ts';
import { LONGEST_EDGE, type PictureVariant } from '#domain/kernel/files/picture-sources.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { MadePicture, PictureMaker } from '#server/platform/ports/picture-maker.ts';
import { limitConcurrency } from '#server/platform/system/limit-concurrency.ts';

const TAKEN_FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];

async function madeOf(bytes: Uint8Array): Promise<MadePicture | null> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format, pages } = await sharp(bytes, options).metadata();
  if (!TAKEN_FORMATS.includes(format) || (pages ?? 1) > 1) return null;
  // The first step applies the orientation, converts to sRGB and drops the metadata.
  const inside = (variant: PictureVariant) =>
    ({ width: LONGEST_EDGE[variant], height: LONGEST_EDGE[variant], fit: 'inside', withoutEnlargement: true }) as const;
  const { data: full, info } = await sharp(bytes, options)
    .rotate()
    .toColourspace('srgb')
    .resize(inside('full'))
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [fullWebp, fullJpeg, large, card, thumb, small] = await Promise.all([
    sharp(full).webp({ quality: 82 }).toBuffer(),
    sharp(full).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
    sharp(full).resize(inside('large')).webp({ quality: 80 }).toBuffer(),
    sharp(full).resize(inside('card')).webp({ quality: 80 }).toBuffer(),
    sharp(full).resize(inside('thumb')).webp({ quality: 78 }).toBuffer(),
    sharp(full).flatten({ background: '#ffffff' }).resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer(),
  ]);
  return {
    width: info.width,
    height: info.height,
    color: swatchOf(small),
    variants: [
      { variant: 'full', extension: 'webp', bytes: fullWebp },
      { variant: 'full', extension: 'jpg', bytes: fullJpeg },
      { variant: 'large', extension: 'webp', bytes: large },
      { variant: 'card', extension: 'webp', bytes: card },
      { variant: 'thumb', extension: 'webp', bytes: thumb },
    ],
  };
}

/** Outside the event loop; at most `atOnce` uploads at a time. */
export function makeSharpPictureMaker(atOnce = 2): PictureMaker {
  const limited = limitConcurrency(atOnce);
  return {
    make: (bytes) =>
      limited(async () => {
        try {
          const made = await madeOf(bytes);
          return made === null ? refused({ code: 'UPLOAD_NOT_AN_IMAGE' }) : ok(made);
        } catch {
          return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
        }
      }),
  };
}
