import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { makeMemoryEventBus } from '#server/adapters/memory/memory-event-bus.ts';
import { makePrometheusMetrics } from '#server/adapters/system/prometheus-metrics.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { Log } from '#server/application/ports/log.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import { canonicalUrl, pageRoute, type RenderedPage } from './page.route.ts';
import { noRateLimits, RateLimiter } from './rate-limiter.ts';

async function given(page: Partial<RenderedPage> | Error = {}) {
  let now = 0;
  const rendered: string[] = [];
  const bugs: unknown[] = [];
  const bus = makeMemoryEventBus();
  const things = new Map<symbol, unknown>([
    [Clock, { now: () => instant(now) }],
    [Environment, { baseUrl: 'https://vemoi.example' }],
    [EventBus, bus],
    [Log, { info: () => undefined, warn: () => undefined, error: (error: unknown) => bugs.push(error) }],
    [Metrics, makePrometheusMetrics()],
    [RateLimiter, noRateLimits],
  ]);
  const app = Fastify();
  const render = async (request: Request): Promise<RenderedPage> => {
    rendered.push(request.url);
    if (page instanceof Error) throw page;
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: `<p>${rendered.length} ${'x'.repeat(2_000)}`,
      scripts: ['sha256-S'],
      styles: ['sha256-T'],
      framable: false,
      cacheable: true,
      ...page,
    };
  };
  await app.register(pageRoute({ use: <T>(name: Token<T>) => things.get(name) as T, render, developing: false }));
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, rendered, bugs, bus, at: (ms: number) => (now = ms) };
}

describe('a page', () => {
  it('is rendered once for a crowd, for half a second', async () => {
    const { get, rendered, at } = await given();
    await Promise.all([get('/'), get('/'), get('/')]);
    expect(rendered).toHaveLength(1);
    at(500);
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  it('is the same page whatever brought people to it', async () => {
    const { get, rendered } = await given();
    await get('/events?b=2&a=1&utm_source=x&fbclid=y');
    await get('/events?a=1&b=2&ref=someone');
    expect(rendered).toEqual(['https://vemoi.example/events?a=1&b=2']);
  });

  it('is rendered afresh when an event changed', async () => {
    const { get, rendered, bus } = await given();
    await get('/');
    bus.publish({ kind: 'event', eventId: 1 });
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  it('that is not for everybody is never kept', async () => {
    const { get, rendered } = await given({ cacheable: false });
    const answer = await get('/rsvp?token=secret');
    await get('/rsvp?token=secret');
    expect([rendered.length, answer.headers['cache-control'], answer.headers['etag']]).toEqual([2, 'no-store', undefined]);
  });

  it('goes out compressed, with a policy by hashes, and as 304 to who has it', async () => {
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

  it('may redirect, and may stand in a frame when it says so', async () => {
    const { get } = await given({ status: 301, headers: { location: '/e/right-1' }, html: null, cacheable: false });
    const answer = await get('/e/wrong-1');
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/e/right-1']);
    const framed = await (await given({ framable: true })).get('/');
    expect([framed.headers['x-frame-options'], /frame-ancestors \*/.test(String(framed.headers['content-security-policy']))]).toEqual([
      undefined,
      true,
    ]);
  });

  it('that fails is a sentence in the reader’s language, tells nothing, and is not kept', async () => {
    const { get, rendered, bugs } = await given(new Error('a secret reason'));
    const answer = await get('/', { 'accept-language': 'vi-VN,vi' });
    await get('/');
    expect([answer.statusCode, rendered.length, bugs.length]).toEqual([500, 2, 2]);
    expect(answer.body).toContain('Có lỗi xảy ra');
    expect(answer.body).not.toContain('secret');
  });
});

it.each([['//evil.example/'], ['https://evil.example/'], [`/${'x'.repeat(3_000)}`]])('an address that no page has is refused: %s', (path) => {
  expect(canonicalUrl('https://vemoi.example', path)).toBeNull();
});
