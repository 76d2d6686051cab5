import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type DatabaseAddress, ownerClient } from '#server/platform/postgres/connection.ts';
import startJourneys from '#test/journeys/journeys.setup.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { aPerson } from '#test/journeys/person.ts';
import { mark, putOnSale } from '#test/journeys/put-on-sale.ts';
import { wordsOf } from '#test/journeys/words-of.ts';
import { fillGuests } from './desk-fill.ts';
import { quantile } from './quantile.ts';
import { keepResult } from './rounds-in-turn.ts';

const TICKETS = 50_000;
const SLOWED = 4;
const SCANS = 80;
const GOAL_MS = 300;
const LONGEST_DOWNLOAD_MS = 180_000;
const MY_TICKETS =
  'query ($after: String) { my_tickets(input: { limit: 100, after: $after }) { entries { qr_text } } }';

/** `readMs`: until the camera's next look; `answerMs`: from the decoded frame to the drawn answer. */
type Scan = { readonly readMs: number; readonly answerMs: number; readonly text: string };
type Camera = { feed?: (text: string) => Promise<Scan> };

/** In place of the phone's camera and its reader: a frame holds the code that is fed next. */
function standIn(): void {
  const camera = window as unknown as Camera;
  let shown: string | null = null;
  let readAt = 0;
  Object.assign(window, {
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<readonly string[]> {
        return ['qr_code'];
      }
      async detect(): Promise<readonly { readonly rawValue: string }[]> {
        if (shown === null) return [];
        const rawValue = shown;
        shown = null;
        readAt = performance.now();
        return [{ rawValue }];
      }
    },
  });
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    return canvas.captureStream(15);
  };
  camera.feed = (text) =>
    new Promise((done) => {
      const shownAt = performance.now();
      const watch = new MutationObserver(() => {
        const alert = document.querySelector('[role="alert"]');
        if (alert === null) return;
        watch.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() =>
            done({ readMs: readAt - shownAt, answerMs: performance.now() - readAt, text: alert.textContent ?? '' }),
          ),
        );
      });
      watch.observe(document.body, { childList: true, subtree: true });
      shown = text;
    });
}

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), most: sorted.at(-1) ?? 0 };
};

async function scans(page: Page, codes: readonly string[]): Promise<readonly Scan[]> {
  const done: Scan[] = [];
  const next = page.getByRole('button', { name: wordsOf('en', 'desk')('Tap to continue') });
  for (const code of codes) {
    const scan = await page.evaluate((text) => (window as unknown as Camera).feed?.(text), code);
    if (scan === undefined) throw new Error('The page has no camera');
    done.push(scan);
    await next.click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
  return done;
}

/**
 * A phone, slowed four times, takes the list of 50,000 tickets, loses its network and scans: from the decoded frame to the
 * drawn answer. The pages must be built.
 */
export async function doorOffline(): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0;
  const stop = await startJourneys();
  const browser = await chromium.launch(
    process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] },
  );
  try {
    const { baseUrl, stagingUrl, database } = JSON.parse(process.env['VEMOI_JOURNEYS'] ?? '{}');
    const address = database as DatabaseAddress;
    const place = { baseUrl, world: outsideWorld(stagingUrl) };
    const sale = await putOnSale(place, {
      name: 'Fifty thousand guests',
      tickets: [{ name: 'Standing', price: 0, places: TICKETS }],
    });
    const guest = await aPerson(place, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    const owner = ownerClient(address);
    await owner.connect();
    const { rows } = await owner.query<{ readonly id: string }>(
      'SELECT account_id AS id FROM account WHERE email = $1',
      [guest.email],
    );
    const ticketTypeId = decodeWireId(sale.tickets.get('Standing') ?? '')?.rowId ?? '';
    const of = { eventId: sale.eventId, sectionEventId: sale.sessionId, ticketTypeId };
    await fillGuests(owner, of, [rows[0]?.id ?? ''], { from: 1, to: TICKETS });
    // Doors are open.
    await owner.query(`UPDATE section_event SET begin_at = now() + interval '1 hour' WHERE event_id = $1`, [
      sale.eventId,
    ]);
    await owner.end();
    const { entries } = await guest.ask<{ readonly entries: readonly { readonly qr_text: string }[] }>(MY_TICKETS, {});

    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await page.addInitScript(standIn);
    await sale.organiser.signIn(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const began = performance.now();
    await page.goto(`/check-in/${sale.eventId}`);
    await page.getByText(/Ready for offline: 50[.,]?000/).waitFor({ timeout: LONGEST_DOWNLOAD_MS });
    const downloadSeconds = (performance.now() - began) / 1_000;
    await context.setOffline(true);
    const done = await scans(
      page,
      entries.slice(0, SCANS).map(({ qr_text }) => qr_text),
    );
    const strange = done.find(({ text }) => !text.includes(wordsOf('en', 'desk')('Welcome')));
    if (strange !== undefined) throw new Error(`A guest was not let in: ${strange.text}`);
    // The first still asks the network.
    const counted = done.slice(1);
    const answer = spread(counted.map(({ answerMs }) => answerMs));
    const frame = spread(counted.map(({ readMs, answerMs }) => readMs + answerMs));
    const shown = ({ p50, p95, most }: ReturnType<typeof spread>): string =>
      `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, the longest ${most.toFixed(0)} ms`;
    process.stdout.write(
      `${TICKETS} tickets on the device, processor slowed ${SLOWED} times, no network; ${counted.length} scans\n` +
        `decoded frame to answer: ${shown(answer)}\n` +
        `with the wait for the camera's next look: ${shown(frame)}\n` +
        `the list was taken in ${downloadSeconds.toFixed(1)} s; load before ${loadBefore.toFixed(1)}\n`,
    );
    keepResult('door-offline', {
      tickets: TICKETS,
      slowed: SLOWED,
      loadBefore,
      downloadSeconds,
      answer,
      frame,
      scans: done,
    });
    if (frame.p95 > GOAL_MS) process.exitCode = 1;
  } finally {
    await browser.close();
    await stop();
  }
}
