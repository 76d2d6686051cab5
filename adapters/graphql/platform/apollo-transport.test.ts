import { describe, expect, it, vi } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeApolloTransport } from './apollo-transport.ts';
import type { GraphqlDocument } from './graphql-document.ts';
import { TransportError } from './graphql-transport.ts';

const hello: GraphqlDocument<{ hello: string }, { name: string }> = {
  name: 'Hello',
  kind: 'query',
  text: 'query Hello($name: String!) { hello(name: $name) }',
};
const greet: GraphqlDocument<{ greet: string }, Record<string, never>> = {
  name: 'Greet',
  kind: 'mutation',
  text: 'mutation Greet { greet }',
};

type Answer = { readonly status?: number; readonly body: unknown };

function world(answers: readonly Answer[], token: string | null = 'raw-token') {
  const sent: { headers: Headers; body: Record<string, unknown> }[] = [];
  const statuses: string[] = [];
  const failures = makeFailureNotices();
  for (const status of ['400', '401', '429', '500']) failures.of(status).subscribe((told) => statuses.push(told));
  let held = token;
  const transport = makeApolloTransport({
    url: 'https://vemoi.test/graphql',
    failures,
    locale: () => 'vi',
    nextTask: async () => undefined,
    tokens: {
      current: async () => held,
      replace: async () => {
        held = 'fresh-token';
        return held;
      },
    },
    fetch: async (_url, init) => {
      sent.push({
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)) as Record<string, unknown>,
      });
      const { status = 200, body } = answers[sent.length - 1] ?? { body: {} };
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return { transport, sent, statuses };
}

const refusal = (code: string, data: object = {}) => ({
  body: { data: null, errors: [{ message: 'No', extensions: { code, data } }] },
});

describe('the Apollo transport', () => {
  it('posts query and variables with the language and the raw token', async () => {
    const { transport, sent } = world([{ body: { data: { hello: 'Chào' } } }]);
    expect(await transport(hello, { name: 'Linh' })).toEqual({ ok: true, value: { hello: 'Chào' } });
    expect(sent[0]?.body).toMatchObject({
      query: expect.stringContaining('hello(name: $name)'),
      variables: { name: 'Linh' },
    });
    expect(sent[0]?.headers.get('x-locale')).toBe('vi');
    expect(sent[0]?.headers.get('authorization')).toBe('raw-token');
  });

  it('sends the idempotency key, and no token when signed out', async () => {
    const { transport, sent } = world([{ body: { data: { greet: 'Chào' } } }], null);
    await transport(greet, {}, { idempotencyKey: 'key-1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('returns an error with a code as a refusal with its data', async () => {
    const { transport } = world([refusal('SOLD_OUT', { remaining: 0 })]);
    expect(await transport(hello, { name: 'Linh' })).toEqual({
      ok: false,
      refusal: { code: 'SOLD_OUT', remaining: 0 },
    });
  });

  it('retries once with a new token and the same key', async () => {
    const { transport, sent } = world([refusal('UNAUTHORIZED'), { body: { data: { greet: 'Chào' } } }]);
    expect(await transport(greet, {}, { idempotencyKey: 'key-1' })).toEqual({ ok: true, value: { greet: 'Chào' } });
    expect(sent.map(({ headers }) => [headers.get('authorization'), headers.get('idempotency-key')])).toEqual([
      ['raw-token', 'key-1'],
      ['fresh-token', 'key-1'],
    ]);
  });

  it('rejects on a server fault, whose outcome is unknown', async () => {
    const { transport } = world([
      { body: { data: null, errors: [{ message: 'Oops', extensions: { code: 'INTERNAL', correlationId: 'c-1' } }] } },
    ]);
    await expect(transport(hello, { name: 'Linh' })).rejects.toMatchObject({
      name: 'TransportError',
      correlationId: 'c-1',
    });
  });

  it('announces a failed response by status and passes it to the caller', async () => {
    const { transport, statuses } = world([{ status: 500, body: {} }]);
    await expect(transport(hello, { name: 'Linh' })).rejects.toBeInstanceOf(TransportError);
    expect(statuses).toEqual(['500']);
  });

  it('returns a refusal that comes with an HTTP status', async () => {
    const { transport, statuses } = world([{ ...refusal('RATE_LIMITED', { retryAt: 5 }), status: 429 }]);
    expect(await transport(hello, { name: 'Linh' })).toEqual({
      ok: false,
      refusal: { code: 'RATE_LIMITED', retryAt: 5 },
    });
    expect(statuses).toEqual(['429']);
  });

  it('gives up after 20 seconds so that the call can be retried', async () => {
    const timeouts: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms);
      const stop = new AbortController();
      stop.abort(new DOMException('No answer in time', 'TimeoutError'));
      return stop.signal;
    });
    const transport = makeApolloTransport({
      url: 'https://vemoi.test/graphql',
      failures: makeFailureNotices(),
      locale: () => 'en',
      nextTask: async () => undefined,
      tokens: { current: async () => null, replace: async () => null },
      fetch: async (_url, init) => {
        init?.signal?.throwIfAborted();
        return new Response('{}');
      },
    });
    await expect(transport(greet, {}, { idempotencyKey: 'k' })).rejects.toThrow(TransportError);
    expect(timeouts).toEqual([20_000]);
    vi.restoreAllMocks();
  });
});
