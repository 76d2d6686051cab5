import type { Browser, BrowserContext, Page } from 'playwright';
import { z } from 'zod';
import { hydrated } from '#test/journeys/hydrated.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { type Area, wordsOf } from '#test/journeys/words-of.ts';
import type { Look } from './look.ts';
import { standingStill } from './standing-still.ts';

const Asked = z.object({ data: z.object({ challenge: z.string() }) });
const Answered = z.object({ data: z.object({ expires_at: z.number() }) });
const Mails = z.array(
  z.object({
    id: z.string(),
    code: z.string().nullable(),
    subject: z.string(),
    html: z.string(),
    received_at: z.number(),
  }),
);
type Mail = z.infer<typeof Mails>[number];
const LONGEST_WAIT_MS = 20_000;

export type Places = { readonly base: string; readonly staging: string };

export const placeOf = ({ places }: Pick<Visitor, 'places'>) => ({
  baseUrl: places.base,
  world: outsideWorld(places.staging),
});

export type Visitor = {
  readonly look: Look;
  readonly page: Page;
  readonly places: Places;
  /** Where it says `english` in English. */
  say(area: Area, english: string): string;
  go(path: string): Promise<void>;
  settle(): Promise<void>;
  mails(to: string, since?: number): Promise<readonly Mail[]>;
  mail(to: string, which: (mail: Mail) => boolean, since: number): Promise<Mail>;
  /** In the same look. */
  other(email: string): Promise<Visitor>;
  close(): Promise<void>;
};

async function readMails(staging: string, to: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${staging}/api/mailbox?to=${encodeURIComponent(to)}`);
  return Mails.parse(await answer.json());
}

async function awaitMail(staging: string, to: string, which: (mail: Mail) => boolean, since: number): Promise<Mail> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until) {
    const found = (await readMails(staging, to)).find((mail) => mail.received_at >= since && which(mail));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No such mail to ${to} in ${LONGEST_WAIT_MS} ms`);
}

async function signIn(
  context: BrowserContext,
  { base, staging }: Places,
  email: string,
  locale: Look['locale'],
): Promise<void> {
  const since = Date.now();
  const asked = await context.request.post(`${base}/oauth2/otp`, { data: { email, locale } });
  if (!asked.ok()) throw new Error(`No code for ${email}: ${asked.status()} ${await asked.text()}`);
  const { challenge } = Asked.parse(await asked.json()).data;
  const { code } = await awaitMail(staging, email, (mail) => mail.code !== null, since);
  const answered = await context.request.post(`${base}/oauth2/otp/verify`, { data: { challenge, code } });
  if (!answered.ok()) throw new Error(`${email} was not signed in: ${answered.status()} ${await answered.text()}`);
  // The dialog leaves this mark, which says that asking for a session is worth it.
  const { expires_at } = Answered.parse(await answered.json()).data;
  await context.addCookies([{ name: 'accessTokenExpiredAt', value: String(expires_at), url: base }]);
}

/** `email` signs in first. Errors of the page are told to `complain`. */
export async function openVisitor(
  browser: Browser,
  places: Places,
  look: Look,
  complain: (fault: string) => void,
  email: string | null = null,
  pixels = 1,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: places.base,
    viewport: { width: look.width, height: look.width === 390 ? 844 : 900 },
    deviceScaleFactor: pixels,
    hasTouch: look.width === 390,
    colorScheme: look.scheme,
    locale: look.locale === 'vi' ? 'vi-VN' : 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  if (email !== null) await signIn(context, places, email, look.locale);
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${page.url()}: ${message.text()}`);
  });
  const books = new Map<Area, (english: string) => string>();
  const settle = standingStill(page, complain);
  return {
    look,
    page,
    places,
    say: (area, english) => {
      const book = books.get(area) ?? wordsOf(look.locale, area);
      books.set(area, book);
      return book(english);
    },
    go: async (path) => {
      await page.goto(look.locale === 'vi' ? `/vi${path === '/' ? '' : path}` : path, { waitUntil: 'load' });
      // Viewer data comes after hydration.
      await hydrated(page);
      await settle();
    },
    settle,
    mails: async (to, since = 0) => (await readMails(places.staging, to)).filter((mail) => mail.received_at >= since),
    mail: (to, which, since) => awaitMail(places.staging, to, which, since),
    other: (address) => openVisitor(browser, places, look, complain, address, pixels),
    close: () => context.close(),
  };
}
