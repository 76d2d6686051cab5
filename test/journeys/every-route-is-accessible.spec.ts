import type { Page } from 'playwright/test';
import { mayOpen } from '#domain/permission/route-guard.ts';
import { axeFaults, COLOUR_RULES } from './axe.ts';
import { type DemoPerson, demoPeople, heldInDemo, namedInDemo, roomInDemo } from './demo-world.ts';
import { addressOf, everyPlace, type Named, type Place } from './every-address.ts';
import { hydrated } from './hydrated.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { nobody } from './person.ts';

const LOOKS = [PHONE_VI, DESKTOP_EN] satisfies readonly Look[];
// Expected of pages without a screen, of missing cameras, and of a mail's sandboxed frame.
const EXPECTED = /status of 4\d\d|Blocked script execution in 'about:srcdoc'/;

/** A page that is still settling is tried again; a fault that stays is reported. */
async function lookedAt(page: Page, rules: readonly string[] | null = null): Promise<readonly string[]> {
  let faults: readonly string[] = ['axe did not answer in time'];
  await expect
    .poll(
      async () => {
        faults = await axeFaults(page, rules);
        return faults.length;
      },
      { timeout: 20_000, intervals: [800, 1_500] },
    )
    .toBe(0)
    .catch(() => undefined);
  return faults;
}

/** Hydrated, with what belongs to a viewer. */
async function stands(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main .MuiSkeleton-root, main [aria-busy="true"]')).toHaveCount(0);
}

async function faultsAt(page: Page, look: Look, place: Place, named: Partial<Named>): Promise<readonly string[]> {
  await page.setViewportSize({ width: look.width, height: 844 });
  const answer = await page.goto(pathIn(look.locale, addressOf(place, named)));
  if (answer?.headers()['content-type']?.startsWith('image/') === true) return [];
  await stands(page);
  const where = `${place.path} in ${look.locale}`;
  const found = (await lookedAt(page)).map((fault) => `${where}: ${fault}`);
  if (place.path !== '/' && new URL(page.url()).pathname === pathIn(look.locale, '/'))
    found.push(`${where} leads to the start page`);
  if (/^(Internal Server Error|Lỗi máy chủ)$/.test((await page.locator('h1').first().textContent()) ?? ''))
    found.push(`${where} failed`);
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  return [...found, ...(await lookedAt(page, COLOUR_RULES)).map((fault) => `${where}, dark: ${fault}`)];
}

test.describe('axe finds nothing on any route of the table, in both languages and schemes', () => {
  test('every route is accessible to a visitor', async ({ journey }) => {
    test.slow();
    const open = everyPlace().filter(({ demand }) => demand.signedIn === 'no');
    expect(open.length).toBeGreaterThan(15);
    const named = await namedInDemo(nobody(journey));
    const faults: string[] = [];
    const page = await journey.open(DESKTOP_EN, { expects: EXPECTED });
    for (const look of LOOKS) for (const place of open) faults.push(...(await faultsAt(page, look, place, named)));
    expect(faults).toEqual([]);
  });

  test('every route is accessible to the attendee, organiser or admin who may open it', async ({ journey }) => {
    test.slow();
    const people = await demoPeople(journey);
    const { attendee, organiser } = people;
    const named = await namedInDemo(attendee);
    const held = await heldInDemo(attendee, named.eventId);
    const all = { ...named, ...held, roomId: await roomInDemo(organiser, held) };
    const closed = everyPlace().filter(({ demand }) => demand.signedIn !== 'no');
    expect(closed.length).toBeGreaterThan(15);
    const opens = ({ demand }: Place): DemoPerson | undefined =>
      demand.onEvent === null ? Object.values(people).find(({ abilities }) => mayOpen(demand, abilities)) : organiser;
    const faults: string[] = [];
    for (const person of Object.values(people)) {
      const page = await journey.open(DESKTOP_EN, { expects: EXPECTED });
      await person.signIn(page);
      const mine = closed.filter((place) => opens(place) === person);
      for (const look of LOOKS) for (const place of mine) faults.push(...(await faultsAt(page, look, place, all)));
    }
    expect(closed.filter((place) => opens(place) === undefined)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('the check detects unreadable text in both colour schemes', async ({ journey }) => {
    const page = await journey.open(DESKTOP_EN);
    await page.goto('/');
    await stands(page);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'color: #a8a8a8'));
    expect(await lookedAt(page)).toEqual([expect.stringMatching(/^color-contrast:/)]);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-color-scheme', 'dark');
      document.querySelector('h1')?.setAttribute('style', 'color: #404040');
    });
    expect(await lookedAt(page, COLOUR_RULES)).toEqual([expect.stringMatching(/^color-contrast:/)]);
  });
});
