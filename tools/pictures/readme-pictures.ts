import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { buyerTour } from './buyer.tour.ts';
import { deskTour, doorTour, wizardTour } from './desk.tour.ts';
import { lookNamed } from './look.ts';
import { publicTour } from './public.tour.ts';
import type { Take, Tour } from './tour.ts';
import { openVisitor, type Places } from './visitor.ts';

const FOLDER = join('docs', 'pictures');
const LARGEST_BYTES = 120_000;

const PICTURES: readonly {
  readonly tour: Tour;
  readonly look: string;
  readonly takes: Readonly<Record<string, string>>;
}[] = [
  { tour: publicTour, look: '1440-en-light', takes: { home: 'home', 'event-single': 'event' } },
  { tour: buyerTour, look: '390-vi-light', takes: { bank: 'bank-transfer' } },
  { tour: buyerTour, look: '390-vi-dark', takes: { 'e-ticket': 'e-ticket' } },
  { tour: wizardTour, look: '1440-en-light', takes: { '4-tickets': 'wizard' } },
  { tour: deskTour, look: '1440-en-light', takes: { manager: 'manager' } },
  { tour: doorTour, look: '390-vi-dark', takes: { admitted: 'door' } },
];

async function small(png: Uint8Array, width: number): Promise<Buffer> {
  for (let quality = 86; quality >= 40; quality -= 6) {
    const webp = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= LARGEST_BYTES) return webp;
  }
  throw new Error(`No quality makes this picture smaller than ${LARGEST_BYTES} bytes`);
}

export async function writeReadmePictures(
  browser: Browser,
  places: Places,
  say: (sentence: string) => void,
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { tour, look: named, takes } of PICTURES) {
    const look = lookNamed(named);
    const email = tour.who === 'fresh' ? `anh-readme-${Date.now()}@example.com` : tour.who;
    const visitor = await openVisitor(browser, places, look, (fault) => say(`! ${fault}`), email, 2);
    const left = new Set(Object.keys(takes));
    const done = new Error('All pictures of this tour are taken');
    const take: Take = async (name) => {
      const file = takes[name];
      if (file === undefined) return;
      await visitor.page.evaluate(() => window.scrollTo(0, 0));
      const png = await visitor.page.screenshot({ animations: 'disabled' });
      const webp = await small(png, look.width === 390 ? 780 : 1440);
      await writeFile(join(FOLDER, `${file}.webp`), webp);
      say(`${file}.webp ${Math.round(webp.length / 1024)} kB`);
      left.delete(name);
      if (left.size === 0) throw done;
    };
    try {
      await tour.walk(visitor, take, email ?? '');
    } catch (error) {
      if (error !== done) throw error;
    } finally {
      await visitor.close();
    }
  }
}
