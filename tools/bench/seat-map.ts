import { type CDPSession, chromium, type Page } from 'playwright';
import startJourneys from '#test/journeys/journeys.setup.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { putOnSale } from '#test/journeys/put-on-sale.ts';
import { wordsOf } from '#test/journeys/words-of.ts';
import { keepResult } from './rounds-in-turn.ts';

const ROUNDS = 5;
const SLOWED = 4;
const ROWS = 40;
const TICKET = 'A seat';
const PAN_MS = 2_000;
/** Nobody presses before they have read what the button says. */
const REST_MS = 1_500;
const WRITE = 'mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }';

type Round = {
  /** Of the main thread, from the press to the drawn map. */
  readonly scriptMs: number;
  readonly perSecond: number;
  readonly longestMs: number;
};

/**
 * A hall of 2,000 seats on a phone whose processor is slowed four times: the script until the map is drawn, and the
 * frames while a finger pans. The pages must be built.
 */
export async function seatMap(): Promise<void> {
  const stop = await startJourneys();
  const browser = await chromium.launch(
    process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] },
  );
  try {
    const { baseUrl, stagingUrl } = JSON.parse(process.env['VEMOI_JOURNEYS'] ?? '{}');
    const sale = await putOnSale(
      { baseUrl, world: outsideWorld(stagingUrl) },
      { name: 'Two thousand seats', tickets: [{ name: TICKET, price: 100_000, places: 2_000 }] },
    );
    const layout = '............_.........................._............';
    const rows = Array.from({ length: ROWS }, (_none, at) => ({ section: '', name: `R${at + 1}-`, layout }));
    const written = await sale.organiser.ask<{ number_of_seats: number }>(WRITE, {
      input: { section_event_id: sale.sessionId, rows },
    });
    const rounds: Round[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const context = await browser.newContext({
        baseURL: baseUrl,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      });
      rounds.push(await measure(await context.newPage(), sale.sessionId));
      await context.close();
    }
    const figures = { seats: written.number_of_seats, slowed: SLOWED, rounds };
    for (const { scriptMs, perSecond, longestMs } of rounds)
      process.stdout.write(
        `${written.number_of_seats} seats: ${scriptMs.toFixed(0)} ms of script, ` +
          `${perSecond.toFixed(0)} frames a second while panning, the longest ${longestMs.toFixed(0)} ms\n`,
      );
    keepResult('seat-map', figures);
  } finally {
    await browser.close();
    await stop();
  }
}

async function measure(page: Page, sessionId: number): Promise<Round> {
  const say = wordsOf('en', 'buying');
  await page.goto(`/payment/${sessionId}`);
  await page.getByRole('button', { name: say('One more: {name}').replace('{name}', TICKET) }).click();
  const opens = page.getByRole('button', { name: say('Choose seats myself') });
  await opens.waitFor();
  await opens.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(REST_MS);
  const button = await opens.boundingBox();
  if (button === null) throw new Error('The button has no place on the page');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const map = await page.evaluateHandle(waitForMap);
  const before = await scriptMsOf(devtools);
  // A press and a wait without locators: their own script, some 60 ms on such a processor, would be counted.
  await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await map.evaluate(({ drawn }) => drawn);
  const scriptMs = (await scriptMsOf(devtools)) - before;

  const zoom = page.getByRole('button', { name: say('Zoom in') });
  for (let times = 0; times < 3; times += 1) await zoom.click();
  await drawn(page);
  const box = await page.locator('svg:has(.stage)').locator('..').boundingBox();
  if (box === null) throw new Error('The map has no place on the page');
  // The finger's events are made inside the page: over the wire they would come too rarely to pan at all.
  const { perSecond, longestMs } = await page.evaluate(
    ({ x, y, ms }) =>
      new Promise<Omit<Round, 'scriptMs'>>((done) => {
        const frame = document.querySelector('svg .stage')?.closest('svg')?.parentElement;
        const touch = (kind: string, at: number) =>
          frame?.firstElementChild?.dispatchEvent(
            new PointerEvent(kind, {
              bubbles: true,
              pointerId: 7,
              pointerType: 'touch',
              clientX: x + 60 * Math.sin(at / 300),
              clientY: y + 40 * Math.cos(at / 300),
            }),
          );
        let frames = 0;
        let longest = 0;
        const began = performance.now();
        let last = began;
        touch('pointerdown', 0);
        const next = (now: number) => {
          frames += 1;
          longest = Math.max(longest, now - last);
          last = now;
          if (now - began >= ms) {
            touch('pointerup', now - began);
            return done({ perSecond: (frames * 1_000) / (now - began), longestMs: longest });
          }
          touch('pointermove', now - began);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { x: box.x + box.width / 2, y: box.y + box.height / 2, ms: PAN_MS },
  );
  return { scriptMs, perSecond, longestMs };
}

/** Resolves two frames after the map is in the page. */
function waitForMap(): { readonly drawn: Promise<void> } {
  return {
    drawn: new Promise((done) => {
      const news = new MutationObserver(() => {
        if (document.querySelector('svg .stage') === null) return;
        news.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      });
      news.observe(document.body, { childList: true, subtree: true });
    }),
  };
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function scriptMsOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}
