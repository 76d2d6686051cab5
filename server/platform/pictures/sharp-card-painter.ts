import sharp, { type Sharp } from 'sharp';
import { swatchOf } from '#domain/event/plate/swatch.ts';
import { NUMBERS_CARD_SIZE } from '#domain/report/numbers-card.ts';
import type { CardPainter } from '#server/platform/ports/card-painter.ts';
import { limitConcurrency } from '#server/platform/system/limit-concurrency.ts';
import { CARD_SIZE, drawCard, type Faces, PICTURE } from './card-drawing.ts';
import { drawGuestCard, GUEST_CARD_SIZE, groundOf, LINING } from './guest-card-drawing.ts';
import { readTypeface } from './letters/typeface.ts';
import { drawNumbersCard, LAYOUTS } from './numbers-card-drawing.ts';

const PAPER = '#FBF8F2';
const GOLD = '#C9922B';
const MOST_PIXELS = 48_000_000;
/** Twice what an email shows. */
const BANNER_SIZE = { width: 1_200, height: 400 } as const;

/** At most `atOnce` are painted at a time, and a few wait. */
export function makeSharpCardPainter(atOnce = 1, mostWaiting = 16): CardPainter {
  const limited = limitConcurrency(atOnce, { mostWaiting });
  let faces: Faces | null = null;
  return {
    paint: (card, { width, height }) =>
      limited(async () => {
        faces ??= { plain: readTypeface(600), strong: readTypeface(800) };
        const beside =
          card.picture === null ? [] : [{ input: await pictureBeside(card.picture), left: PICTURE.left, top: 0 }];
        const whole = await sharp(Buffer.from(drawCard(card, faces)))
          .composite(beside)
          .flatten({ background: PAPER })
          .png({ compressionLevel: 1 })
          .toBuffer();
        const isWhole = width === CARD_SIZE.width && height === CARD_SIZE.height;
        const sized = isWhole
          ? sharp(whole)
          : sharp(whole).resize({ width, height, fit: 'contain', background: PAPER });
        return sized.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
      }),
    invite: ({ picture, ...words }) =>
      limited(async () => {
        faces ??= { plain: readTypeface(600), strong: readTypeface(800) };
        const color = picture === null ? GOLD : await swatchIn(picture);
        const lining = { input: await liningOf(picture), left: LINING.left, top: LINING.top };
        return sharp({ create: { ...GUEST_CARD_SIZE, channels: 3, background: groundOf(color) } })
          .composite([lining, { input: Buffer.from(drawGuestCard(words, faces)), left: 0, top: 0 }])
          .jpeg({ quality: 86, mozjpeg: true })
          .toBuffer();
      }),
    numbers: ({ picture, ...words }) =>
      limited(async () => {
        faces ??= { plain: readTypeface(600), strong: readTypeface(800) };
        const color = picture === null ? GOLD : await swatchIn(picture);
        const { left, top, ...room } = LAYOUTS[words.shape].picture;
        const shown = await pictureOf(picture, room)
          .resize({ ...room, fit: 'cover' })
          .png({ compressionLevel: 1 })
          .toBuffer();
        const size = NUMBERS_CARD_SIZE[words.shape];
        return sharp({ create: { ...size, channels: 3, background: groundOf(color) } })
          .composite([
            { input: shown, left, top },
            { input: Buffer.from(drawNumbersCard(words, faces)), left: 0, top: 0 },
          ])
          .png()
          .toBuffer();
      }),
    banner: (picture) =>
      limited(() =>
        sharp(picture, { limitInputPixels: MOST_PIXELS })
          .resize({ ...BANNER_SIZE, fit: 'cover' })
          .flatten({ background: PAPER })
          .jpeg({ quality: 80, mozjpeg: true })
          .toBuffer(),
      ),
  };
}

const pictureBeside = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();

const swatchIn = async (bytes: Uint8Array): Promise<string> =>
  swatchOf(
    await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .flatten({ background: '#ffffff' })
      .resize({ width: 64, height: 64, fit: 'inside' })
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  );

const ROUNDED = Buffer.from(
  [
    `<svg width="${LINING.width}" height="${LINING.height}">`,
    `<rect width="100%" height="100%" rx="${LINING.radius}"/></svg>`,
  ].join(''),
);

/** The middle of the picture, or gold, with round corners. */
const liningOf = (bytes: Uint8Array | null): Promise<Buffer> =>
  pictureOf(bytes, LINING)
    .resize({ width: LINING.width, height: LINING.height, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: ROUNDED, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();

const pictureOf = (
  bytes: Uint8Array | null,
  { width, height }: { readonly width: number; readonly height: number },
): Sharp =>
  bytes === null
    ? sharp({ create: { width, height, channels: 3, background: GOLD } })
    : sharp(bytes, { limitInputPixels: MOST_PIXELS });
