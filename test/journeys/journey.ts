import pg from 'pg';
import { type Browser, type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { z } from 'zod';
import { axeFaults } from './axe.ts';
import { lookedAtFirst } from './hydrated.ts';
import { type OutsideWorld, outsideWorld } from './outside-world.ts';

const Place = z.object({ baseUrl: z.string(), stagingUrl: z.string(), database: z.record(z.string(), z.unknown()) });
const place = () => Place.parse(JSON.parse(process.env['VEMOI_JOURNEYS'] ?? '{}'));

// The server caches pages and lists, and does not see these writes.
const STARTS_AFRESH = `SELECT pg_notify('vemoi', '{"from":"a journey","messages":[{"kind":"resynchronise"}]}')`;

export type Look = { readonly width: 390 | 1440; readonly locale: 'en' | 'vi'; readonly scheme: 'light' | 'dark' };

export const PHONE_VI: Look = { width: 390, locale: 'vi', scheme: 'light' };
export const DESKTOP_EN: Look = { width: 1440, locale: 'en', scheme: 'light' };

export type Journey = {
  readonly baseUrl: string;
  readonly world: OutsideWorld;
  readonly database: pg.ClientConfig;
  /** The journey fails on a console error that it does not expect. */
  open(
    look: Look,
    options?: {
      readonly browser?: Browser;
      readonly expects?: RegExp;
      /** Errors that a page may throw. */
      readonly throws?: RegExp;
    },
  ): Promise<Page>;
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  expectAccessible(page: Page): Promise<void>;
};

/** The path of a page in a language: English at the root, Vietnamese under /vi. */
export const pathIn = (locale: 'en' | 'vi', path: string): string =>
  locale === 'vi' ? `/vi${path === '/' ? '' : path}` : path;

export const test = base.extend<{ journey: Journey }>({
  journey: async ({ browser }, use) => {
    const { baseUrl, stagingUrl, database } = place();
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    const client = new pg.Client(database);
    let connected: Promise<unknown> | null = null;
    await use({
      baseUrl,
      world: outsideWorld(stagingUrl),
      database,
      open: async (look, options = {}) => {
        const context = await (options.browser ?? browser).newContext({
          baseURL: baseUrl,
          viewport: { width: look.width, height: look.width === 390 ? 844 : 900 },
          hasTouch: look.width === 390,
          colorScheme: look.scheme,
          locale: look.locale === 'vi' ? 'vi-VN' : 'en-US',
          timezoneId: 'Asia/Ho_Chi_Minh',
          permissions: ['clipboard-read', 'clipboard-write'],
          reducedMotion: 'reduce',
        });
        contexts.push(context);
        const page = lookedAtFirst(await context.newPage());
        page.on('console', (message) => {
          if (message.type() === 'error' && options.expects?.test(message.text()) !== true)
            faults.push(`${page.url()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => {
          const text = error.stack ?? error.message;
          if (options.throws?.test(text) !== true) faults.push(`${page.url()}: ${text}`);
        });
        return page;
      },
      sql: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
        connected ??= client.connect();
        await connected;
        const { rows } = await client.query<Row>(text, [...values]);
        await client.query(STARTS_AFRESH);
        return rows;
      },
      expectAccessible: async (page) => {
        // A page that is still settling is tried again; a fault that stays fails.
        await expect(async () => {
          expect(await axeFaults(page), `axe on ${page.url()}`).toEqual([]);
        }).toPass({ intervals: [500, 1_000], timeout: 12_000 });
      },
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (connected !== null) await client.end();
    expect(faults, 'errors in the console').toEqual([]);
  },
});

export { expect };
