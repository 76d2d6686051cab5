import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { startTestApp } from './start-test-app.ts';

// No allowance comes back while a busy machine asks.
const now = instant(Date.now());
const app = await startTestApp({ clock: { now: () => now }, env: { RATE_LIMITS: 'on', TRUSTED_PROXY: 'loopback' } });

type Asking = { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

const ask = async (path: string, { method = 'POST', body, headers = {} }: Asking = {}): Promise<number> => {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  return response.status;
};

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('deeply nested JSON', () => {
  const LEVELS = 20_000;
  it.each([
    ['/webhooks/sepay', deep(LEVELS), 401],
    ['/webhooks/casso', deep(LEVELS), 401],
    ['/webhooks/casso', `{"data":${deep(LEVELS)}}`, 401],
    ['/graphql', `{"query":"{ __typename }","variables":{"a":${deep(LEVELS)}}}`, 400],
    ['/graphql', deep(LEVELS), 400],
    ['/oauth2/otp', `{"email":${deep(LEVELS)}}`, 400],
    ['/oauth2/otp/verify', deep(LEVELS), 400],
    ['/api/v1/payment/resume', deep(500), 400],
  ])('at %s is refused, and nobody is told of a bug', async (path, body, status) => {
    const signed = path.endsWith('casso') ? { 'x-casso-signature': `t=${now},v1=${'0'.repeat(128)}` } : {};
    expect(await ask(path, { body, headers: signed })).toBe(status);
  });

  it('that is as deep as a form may be is read', async () => {
    const body = `{"query":"{ __typename }","variables":{"a":${deep(50)}}}`;
    expect(await ask('/graphql', { body })).toBe(200);
  });
});

describe('a network that asks without end', () => {
  let networks = 0;
  const flood = async (count: number, path: string, asking: Asking): Promise<Readonly<Record<number, number>>> => {
    networks += 1;
    const from = { 'x-forwarded-for': `203.0.113.${networks}` };
    const counted: Record<number, number> = {};
    for (let sent = 0; sent < count; sent += 100) {
      const statuses = await Promise.all(
        Array.from({ length: Math.min(100, count - sent) }, () =>
          ask(path, { ...asking, headers: { ...asking.headers, ...from } }),
        ),
      );
      for (const status of statuses) counted[status] = (counted[status] ?? 0) + 1;
    }
    return counted;
  };

  it.each<[what: string, path: string, asking: Asking, burst: number, before: number]>([
    ['a webhook', '/webhooks/sepay', { body: 'x'.repeat(1_000) }, 2_000, 401],
    ['readiness', '/readyz', { method: 'GET' }, 60, 200],
    ['pictures', '/files/none/full.webp', { method: 'GET' }, 4_000, 404],
    ['uploads', '/files/none/full.webp', { method: 'PUT', body: 'x'.repeat(1_000) }, 4_000, 403],
    ['private pictures', '/files/private/none', { method: 'GET' }, 4_000, 404],
    ['links of orders', '/api/v1/payment/resume', { body: '{"token":"x"}' }, 600, 410],
    ['session renewal', '/api/v1/user/session/renew', {}, 600, 401],
    ['lists of sessions', '/api/v1/user/sessions', { method: 'GET' }, 600, 401],
    [
      'rejected tokens',
      '/graphql',
      { body: '{"query":"{ __typename }"}', headers: { authorization: 'Bearer x' } },
      600,
      200,
    ],
  ])('for %s is refused after its burst', async (_what, path, asking, burst, before) => {
    const counted = await flood(burst + 300, path, asking);
    expect(Object.keys(counted).map(Number).sort()).toEqual([before, 429].sort());
    expect(counted[before]).toBeGreaterThanOrEqual(burst);
    expect(counted[429]).toBeGreaterThan(0);
    // Other addresses are not affected.
    expect(await ask(path, { ...asking, headers: { ...asking.headers, 'x-forwarded-for': '198.51.100.1' } })).toBe(
      before,
    );
  });

  it.each<[what: string, path: string, asking: Asking]>([
    ['links of orders', '/api/v1/payment/resume', { body: '{"token":"x"}' }],
    ['rejected tokens', '/graphql', { body: '{"query":"{ __typename }"}', headers: { authorization: 'Bearer x' } }],
    [
      'rejected tokens elsewhere',
      '/graphql/events',
      { body: '{"query":"{ __typename }"}', headers: { authorization: 'Bearer x' } },
    ],
  ])('for %s is refused before a body is read', async (_what, path, asking) => {
    networks += 1;
    const headers = { ...asking.headers, 'x-forwarded-for': `203.0.113.${networks}` };
    for (let sent = 0; sent < 600; sent += 100)
      await Promise.all(Array.from({ length: 100 }, () => ask(path, { ...asking, headers })));
    expect(await ask(path, { body: 'not JSON', headers })).toBe(429);
  });
});

it('an operation longer than any of ours is refused before it is parsed', async () => {
  const body = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(20_000)}` });
  expect(await ask('/graphql', { body })).toBe(400);
});
