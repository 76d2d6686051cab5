import type { Page } from 'playwright/test';
import { refusalSentence } from '#words/platform/refusals.ts';
import { everyPlace } from './every-address.ts';
import { expect, type Journey, type Look, pathIn } from './journey.ts';
import { wordsOf } from './words-of.ts';

type Link = { readonly href: string; readonly from: string };

/** Of a list's many tabs and filters only these are followed. */
const FOLLOWED = ['tab', 'status', 'list'];

const PLACES = everyPlace().map(({ path }) => path.split('/'));
const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => part === parts[at] || part.startsWith('{'));
const literal = (pattern: readonly string[]): number => pattern.filter((part) => !part.startsWith('{')).length;

/** Pages of one route are one place, whatever they show; null: no page of the product. */
function placeOf({ pathname, searchParams }: URL): string | null {
  const parts = (pathname.replace(/^\/vi(?=\/|$)/, '') || '/').split('/');
  const [best] = PLACES.filter((pattern) => fits(pattern, parts)).toSorted(
    (one, other) => literal(other) - literal(one),
  );
  if (best === undefined) return null;
  return [
    best.join('/'),
    ...FOLLOWED.flatMap((name) => searchParams.getAll(name).map((value) => `${name}=${value}`)),
  ].join(' ');
}

const linksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));

/** The links of the menus behind the header's buttons. */
async function linksOfMenus(page: Page, { locale }: Look): Promise<readonly string[]> {
  const say = wordsOf(locale, 'shell');
  const links: string[] = [];
  for (const name of [say('Menu'), say('Manage')]) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) continue;
    await button.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    links.push(...(await linksOn(page)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
  return links;
}

const SETTLED = 'main:not(:has(.MuiSkeleton-root, [aria-busy="true"]))';

/** What a page says beside its headings. */
const saidOn = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const heading of copy.querySelectorAll('h1, nav, [role="tablist"]')) heading.remove();
    return [copy.textContent, ...[...copy.querySelectorAll('input, video, canvas')].map(() => 'a field')]
      .join(' ')
      .trim();
  });

const NO_WAY_ON = (locale: Look['locale']): readonly string[] => [
  '404',
  refusalSentence({ code: 'FORBIDDEN' }, locale),
  ...['Page Not Found', 'Internal Server Error', 'Your account doesn’t have access to this page'].map(
    wordsOf(locale, 'shell'),
  ),
];

async function faultsOf(page: Page, { locale }: Look, status: number | undefined): Promise<readonly string[]> {
  if (status !== undefined && status >= 400) return [`answers ${status}`];
  await expect(page.locator(SETTLED).or(page.getByRole('dialog')).first()).toBeVisible();
  const headed = await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 10_000 })
    .then(() => true)
    .catch(() => false);
  const headings = await page.locator('main :is(h1, h2)').allTextContents();
  const faults = headings
    .filter((heading) => NO_WAY_ON(locale).includes(heading))
    .map((heading) => `says '${heading}'`);
  if (!headed) faults.push('has no heading');
  if ((await saidOn(page)) === '') faults.push('says nothing beside its heading');
  return faults;
}

/** Follows every link from the start page and the menus, each place once, and says what is wrong where. */
export async function followLinks(
  journey: Journey,
  page: Page,
  look: Look,
  isKnown: (place: string) => boolean,
): Promise<{ readonly faults: readonly string[]; readonly places: ReadonlySet<string> }> {
  const start = pathIn(look.locale, '/');
  const queue: Link[] = [{ href: `${journey.baseUrl}${start}`, from: 'the start' }];
  const places = new Set<string>();
  const files = new Set<string>();
  const faults: string[] = [];
  for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
    const url = new URL(link.href);
    if (url.origin !== journey.baseUrl || !url.protocol.startsWith('http')) continue;
    if ((look.locale === 'vi') !== /^\/vi(\/|$)/.test(url.pathname)) continue;
    const place = placeOf(url);
    if (place === null) {
      if (files.has(url.pathname)) continue;
      files.add(url.pathname);
      const { status } = await fetch(url);
      if (status >= 400) faults.push(`${url.pathname}, a file on ${link.from}, answers ${status}`);
      continue;
    }
    if (places.has(place) || (isKnown(place) && place !== '/')) continue;
    places.add(place);
    const answer = await page.goto(link.href);
    const wrong = await faultsOf(page, look, answer?.status());
    faults.push(...wrong.map((fault) => `${url.pathname}${url.search}, from ${link.from}, ${fault}`));
    const found = [...(await linksOn(page)), ...(place === '/' ? await linksOfMenus(page, look) : [])];
    queue.push(...found.map((href) => ({ href, from: place })));
  }
  return { faults, places };
}
