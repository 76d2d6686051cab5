import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { MOTIFS, PALETTE_NAMES, type Plate, printOf } from '#domain/event/plate/plate.ts';
import { hueOf, tintOf } from '#domain/event/plate/tint.ts';
import { makeSharpPictureMaker } from '#server/platform/pictures/sharp-picture-maker.ts';
import { axeFaults, COLOUR_RULES } from './axe.ts';
import { namedInDemo } from './demo-world.ts';
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

const svg = (inner: string, width = 600, height = 400): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);
const plain = (colour: string, width?: number, height?: number): Buffer =>
  svg(`<rect width="100%" height="100%" fill="${colour}"/>`, width, height);
const stripes = (one: string, other: string): Buffer =>
  svg(
    [
      '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse">',
      `<rect width="20" height="20" fill="${one}"/><rect width="10" height="20" fill="${other}"/></pattern>`,
      '<rect width="100%" height="100%" fill="url(#p)"/>',
    ].join(''),
  );

/** As organisers might upload them. */
const HOSTILE: Readonly<Record<string, Buffer>> = {
  white: plain('#ffffff'),
  black: plain('#000000'),
  'neon green': plain('#39ff14'),
  'neon pink': plain('#ff10f0'),
  'neon yellow': plain('#ffff00'),
  'pure blue': plain('#0000ff'),
  'twenty to one': plain('#b8321f', 2_000, 100),
  'one to twenty': plain('#00ffff', 100, 2_000),
  transparent: plain('none'),
  'black and yellow stripes': stripes('#000000', '#ffee00'),
};

async function hostileCovers(): Promise<readonly Hostile[]> {
  const { make } = makeSharpPictureMaker();
  return Promise.all(
    Object.entries(HOSTILE).map(async ([name, drawing], at) => {
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
