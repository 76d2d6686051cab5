import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { makeInProcessMicroCache } from '#server/platform/cache/in-process-micro-cache.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { makePrometheusMetrics } from '#server/platform/system/prometheus-metrics.ts';
import { pageRoute } from './page.route.ts';
import { noRateLimits, RateLimiter } from './rate-limiter.ts';
import type { MadePage } from './rendered-page.ts';

async function given(page: Partial<MadePage> | Error = {}) {
  let now = 0;
  const rendered: string[] = [];
  const asked: Headers[] = [];
  const bugs: unknown[] = [];
  const bus = makeMemoryEventBus();
  const clock = { now: () => instant(now) };
  const things = new Map<Token<unknown>, unknown>([
    [Clock, clock],
    [
      Environment,
      { baseUrl: 'https://vemoi.example', thirdParties: { analytics: null, chat: null, translation: null } },
    ],
    [MicroCache, makeInProcessMicroCache(clock, bus)],
    [Log, { info: () => undefined, warn: () => undefined, error: (error: unknown) => bugs.push(error) }],
    [Metrics, makePrometheusMetrics()],
    [RateLimiter, noRateLimits],
  ]);
  const app = Fastify();
  const render = async (request: Request): Promise<MadePage> => {
    rendered.push(request.url);
    asked.push(request.headers);
    if (page instanceof Error) throw page;
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: [`<p>${rendered.length} `, 'x'.repeat(2_000)].map((piece) => Buffer.from(piece)),
      scripts: ['sha256-S'],
      styles: ['sha256-T'],
      framable: false,
      loads: { videos: false, services: true },
      cacheable: true,
      madeFrom: { events: [1], lists: false, stock: true },
      ...page,
    };
  };
  await app.register(pageRoute({ use: <T>(name: Token<T>) => things.get(name) as T, render, developing: false }));
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, rendered, asked, bugs, bus, at: (ms: number) => (now = ms) };
}

describe('a page', () => {
  it('is rendered once for a hundred readers, and again two seconds later while they get the stale one', async () => {
    const { get, rendered, at } = await given();
    await Promise.all(Array.from({ length: 100 }, () => get('/')));
    expect(rendered).toHaveLength(1);
    at(1_999);
    await get('/');
    expect(rendered).toHaveLength(1);
    at(2_000);
    expect((await get('/')).body).toMatch(/^<p>1 /);
    expect(rendered).toHaveLength(2);
    expect((await get('/')).body).toMatch(/^<p>2 /);
  });

  it('is the same with any tracking parameters', async () => {
    const { get, rendered } = await given();
    await get('/events?time=week&q=a&utm_source=x&fbclid=y');
    await get('/events?q=a&time=week&ref=someone');
    expect(rendered).toEqual(['https://vemoi.example/events?q=a&time=week']);
  });

  it('is the same bytes for everyone, without cookies or tokens either way', async () => {
    const { get, asked } = await given();
    const nobody = await get('/', { 'accept-encoding': 'br' });
    const somebody = await get('/', {
      'accept-encoding': 'br',
      cookie: 'refreshToken=secret; accountMark=a',
      authorization: 'token',
    });
    expect(somebody.rawPayload.equals(nobody.rawPayload)).toBe(true);
    expect([nobody.headers['set-cookie'], somebody.headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(asked.map((headers) => [...headers])).toEqual([[['accept', 'text/html']]]);
    expect([nobody.headers['vary'], nobody.headers['cache-control']]).toEqual([
      'accept-encoding',
      'public, max-age=0, s-maxage=1, stale-while-revalidate=5',
    ]);
  });

  it('is rendered without an invitation’s secret, and sends no referrer', async () => {
    const { get, rendered } = await given();
    const answer = await get(
      '/vi/invite-rsvp/dem-nhac-1012?rsvpInvitationId=i1&rsvpInvitationSecret=k1.hidden&originalName=Mai',
    );
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(rendered).toEqual(['https://vemoi.example/vi/invite-rsvp/dem-nhac-1012']);
    expect((await get('/event/dem-nhac-1012')).headers['referrer-policy']).toBeUndefined();
  });

  it.each(['/event/bua-toi-1012~v1.abc', '/vi/event/bua-toi-1012%7Ev1.abc/simple', '/payment/7?key=v1.abc'])(
    'of a private event is kept by no shared cache, and its address is told to no other site: %s',
    async (address) => {
      const { get } = await given();
      const { headers } = await get(address);
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['private, no-cache', 'no-referrer']);
    },
  );

  it('is rendered again when its event changed, and not when another did', async () => {
    const { get, rendered, bus } = await given();
    await get('/');
    bus.publish({ kind: 'event', eventId: 2 });
    await get('/');
    expect(rendered).toHaveLength(1);
    bus.publish({ kind: 'event', eventId: 1 });
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  it('is rendered again, as a list, when any event changed, a few times a second at most', async () => {
    const { get, rendered, bus, at } = await given({ madeFrom: { events: [], lists: true, stock: false } });
    for (let ms = 0; ms < 1_000; ms += 10) {
      at(ms);
      await get('/');
      bus.publish({ kind: 'event', eventId: ms });
    }
    expect(rendered).toHaveLength(4);
  });

  it('is cached with its status when missing, without a tag', async () => {
    const { get, rendered } = await given({ status: 404 });
    const answers = [await get('/nothing'), await get('/nothing', { 'if-none-match': '*' })];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['etag']])).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
    expect(rendered).toHaveLength(1);
  });

  it('is never cached after a failure', async () => {
    const { get, rendered } = await given({ status: 500, cacheable: false });
    expect([(await get('/')).statusCode, (await get('/')).headers['cache-control'], rendered.length]).toEqual([
      500,
      'no-store',
      2,
    ]);
  });

  it('is never cached when it is not for everyone', async () => {
    const { get, rendered } = await given({ cacheable: false });
    const answer = await get('/rsvp?token=secret');
    await get('/rsvp?token=secret');
    expect([rendered.length, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
      2,
      'no-store',
      undefined,
    ]);
  });

  it('is sent compressed with a policy by hashes, and as 304 to a browser that has it', async () => {
    const { get } = await given();
    const answer = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^<p>1 /);
    expect(answer.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-S'; style-src-elem 'self' 'sha256-T';.*frame-ancestors 'none'; upgrade-insecure-requests$/,
    );
    expect((await get('/', { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('may redirect with the referral, and may be framed when it says so', async () => {
    const { get, rendered } = await given({ status: 301, headers: { location: '/e/right-1' }, html: null });
    const answers = [await get('/e/wrong-1?ref=ann'), await get('/e/wrong-1')];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [301, '/e/right-1?ref=ann'],
      [301, '/e/right-1'],
    ]);
    expect(rendered).toHaveLength(1);
    const framed = await (await given({ framable: true })).get('/');
    expect([
      framed.headers['x-frame-options'],
      /frame-ancestors \*/.test(String(framed.headers['content-security-policy'])),
    ]).toEqual([undefined, true]);
  });

  it('shows a sentence in the reader’s language for a bug, without details, uncached', async () => {
    const { get, rendered, bugs } = await given(new Error('a secret reason'));
    const answer = await get('/', { 'accept-language': 'vi-VN,vi' });
    await get('/');
    expect([answer.statusCode, rendered.length, bugs.length]).toEqual([500, 2, 2]);
    expect(answer.body).toContain('Có lỗi xảy ra');
    expect(answer.body).not.toContain('secret');
  });
});
