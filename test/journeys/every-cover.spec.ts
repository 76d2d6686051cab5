import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { MOTIFS, PALETTE_NAMES, type Plate, printOf } from '#domain/event/plate/plate.ts';
import { hueOf, tintOf } from '#domain/event/plate/tint.ts';
import { makeSharpPictureMaker } from '#server/platform/pictures/sharp-picture-maker.ts';
import { axeFaults, COLOUR_RULES } from './axe.ts';
import { namedInDemo } from './demo-world.ts';
import { HOSTILE_COVERS } from './hostile-covers.ts';
import { expect, PHONE_VI, pathIn, test } from './journey.ts';
import { nobody } from './person.ts';

type Scheme = 'light' | 'dark';
type Cover = { readonly name: string; readonly url: string; readonly color: string };
type Hostile = Cover & { readonly png: Buffer };

const GENERATED = 30;
const plates: readonly Plate[] = Array.from({ length: GENERATED }, (_, at) => ({
  motif: MOTIFS[at % MOTIFS.length] ?? 'hills',
  palette: PALETTE_NAMES[(at * 7) % PALETTE_NAMES.length] ?? 'vermilion',
  seed: at,
}));

async function hostileCovers(): Promise<readonly Hostile[]> {
  const { make } = makeSharpPictureMaker();
  return Promise.all(
    Object.entries(HOSTILE_COVERS).map(async ([name, drawing], at) => {
      const png = await sharp(drawing).png().toBuffer();
      const made = await make(png);
      if (!made.ok) throw new Error(`${name} is no picture`);
      return { name, png, url: `/files/hostile-${at}.png`, color: made.value.color };
    }),
  );
}

/** axe does not judge the gradient of a pseudo-element: the ground is as dark or light as its darkest end. */
async function wear(page: Page, { url, color }: Cover, scheme: Scheme): Promise<void> {
  await page.evaluate(
    ([picture, tint, hue, flat]) => {
      const ground = document.querySelector<HTMLElement>('[style*="--tint-hue"]');
      if (ground === null) throw new Error('The page has no tint');
      // Even the shortest transition begins with the colour before.
      ground.style.setProperty('transition', 'none', 'important');
      ground.style.backgroundColor = flat;
      ground.style.setProperty('--tint', tint);
      ground.style.setProperty('--tint-hue', hue);
      for (const image of ground.querySelectorAll('img')) {
        image.removeAttribute('srcset');
        image.src = picture;
      }
      for (const lining of ground.querySelectorAll<HTMLElement>('[style*="background-image"]'))
        lining.style.backgroundImage = `url("${picture}")`;
      return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    },
    [url, color, String(hueOf(color)), tintOf(color, scheme)] as const,
  );
}

test('axe finds no colour fault with 30 generated and 10 hostile covers, in both schemes', async ({ journey }) => {
  test.slow();
  const { slug } = await namedInDemo(nobody(journey));
  const generated = plates.map((plate) => {
    const { url, color } = printOf(plate);
    return { name: `${plate.motif} in ${plate.palette}`, url, color };
  });
  const hostile = await hostileCovers();
  const covers: readonly Cover[] = [...generated, ...hostile];
  expect(covers).toHaveLength(40);
  const faults: string[] = [];
  const page = await journey.open(PHONE_VI);
  for (const { url, png } of hostile)
    await page.route(`**${url}`, (route) => route.fulfill({ body: png, contentType: 'image/png' }));
  for (const [path, worn] of [
    [`/event/${slug}`, covers],
    [`/invite-rsvp/${slug}`, hostile],
  ] as const) {
    await page.goto(pathIn('vi', path));
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((shown) => document.documentElement.setAttribute('data-color-scheme', shown), scheme);
      // Colours change in a transition.
      await page.waitForTimeout(1_000);
      for (const cover of worn) {
        await wear(page, cover, scheme);
        for (const fault of await axeFaults(page, COLOUR_RULES))
          faults.push(`${path} with ${cover.name}, ${scheme}: ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
