import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Look } from './look.ts';

export type Picture = { readonly look: Look; readonly png: Uint8Array };

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 760;
const TALLEST = 1_900;
const GAP = 20;

async function scaled({
  look,
  png,
}: Picture): Promise<{ readonly data: Uint8Array; readonly width: number; readonly height: number }> {
  const width = look.width === 390 ? PHONE_WIDTH : DESKTOP_WIDTH;
  const whole = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(TALLEST, whole.info.height);
  return { data: await sharp(whole.data).extract({ left: 0, top: 0, width, height }).png().toBuffer(), width, height };
}

export async function writeSheet(path: string, pictures: readonly Picture[]): Promise<void> {
  const parts = await Promise.all(pictures.map(scaled));
  let left = GAP;
  const placed = parts.map(({ data, width }) => {
    const place = { input: Buffer.from(data), left, top: GAP };
    left += width + GAP;
    return place;
  });
  const height = Math.max(...parts.map((part) => part.height)) + 2 * GAP;
  const joined = await sharp({ create: { width: left, height, channels: 3, background: '#8c8490' } })
    .composite(placed)
    .webp({ quality: 88 })
    .toBuffer();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, joined);
}
