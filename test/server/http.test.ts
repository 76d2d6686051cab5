import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { writeAccessToken } from '#server/people/access-token.ts';
import { OpenAccount } from '#server/people/open-account.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp({ env: { METRICS_TOKEN: 'a-token-for-metrics', BASE_URL: 'https://vemoi.test' } });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { method: 'POST', body, headers });

describe('health', () => {
  it('says that it lives and that it is ready', async () => {
    const alive = await fetch(`${app.url}/healthz`);
    const ready = await fetch(`${app.url}/readyz`);
    expect([alive.status, ready.status, await ready.json()]).toEqual([200, 200, { status: 'ready' }]);
  });

  it('shows numbers to this machine and to the token, not to what a proxy forwards', async () => {
    const status = async (headers: Record<string, string>) => (await fetch(`${app.url}/metrics`, { headers })).status;
    expect([
      await status({}),
      await status({ 'x-forwarded-for': '203.0.113.9' }),
      await status({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a-token-for-metrics' }),
    ]).toEqual([200, 404, 200]);
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(text).toMatch(/vemoi_http_request_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/);
    expect(text).toMatch(/vemoi_event_loop_delay_p99_seconds \d/);
  });
});

describe('every answer', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['of a page of its own', 200, () => fetch(`${app.url}/healthz`)],
    ['of GraphQL', 200, () => post('/graphql', '{"query":"{ categories { id } }"}', json)],
    ['of GraphQL that refuses', 400, () => post('/graphql', '{}', json)],
    ['of GraphQL that does not listen', 415, () => post('/graphql', '{}', { 'content-type': 'text/plain' })],
  ])('%s carries the headers that browsers need to be careful', async (_, status, ask) => {
    const answer = await ask();
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      status,
      {
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'permissions-policy': expect.stringContaining('camera=(self)'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      },
    ]);
  });

  it.each(['/%E0%A4%A', '/vi/event/%', '/%c0%ae'])(
    'to an address that cannot be read is a page with status 400: %s',
    async (path) => {
      const answer = await fetch(`${app.url}${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('Not found');
    },
  );

  it('to what is not there is a refusal in the caller’s language', async () => {
    const answer = await fetch(`${app.url}/api/v1/nothing`, { headers: { 'x-locale': 'vi' } });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 'NOT_FOUND', message: 'Không tìm thấy', data: {} } },
    ]);
  });
});

describe('GraphQL over HTTP', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no %s: another site’s form could send it',
    async (type) => {
      const answer = await post('/graphql', '{"query":"{ categories { id } }"}', { 'content-type': type });
      expect([answer.status, await answer.json()]).toEqual([
        415,
        { data: null, errors: [{ message: expect.any(String), extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] },
      ]);
    },
  );

  it.each([
    ['no JSON', '{', 400],
    ['no query', '{}', 400],
    ['a list of operations', '[{"query":"{ __typename }"}]', 400],
    ['variables that are no object', '{"query":"{ __typename }","variables":[1]}', 400],
    ['a body beyond the limit', `{"query":"${'x'.repeat(300_000)}"}`, 413],
  ])('refuses %s', async (_, body, status) => {
    const answer = await post('/graphql', body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ data: null, errors: [{ extensions: { code: expect.any(String) } }] });
  });

  it('answers under its three names alike: of events, of accounts and the newer one [S1-62]', async () => {
    const answers = await Promise.all(
      ['/graphql', '/graphql/events', '/graphql/accounts'].map((path) =>
        app.graphql('{ categories { id } }', { path }),
      ),
    );
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(Array(3).fill([200, []]));
  });

  it('tells who shows a token that is no good to renew it', async () => {
    const { status, errors } = await app.graphql('{ categories { id } }', { token: 'not a token', locale: 'vi' });
    expect([status, errors]).toEqual([
      200,
      [{ message: 'Vui lòng đăng nhập', extensions: { code: 'UNAUTHORIZED', data: {} } }],
    ]);
  });

  it('refuses an idempotency key that is too long or no key at all', async () => {
    for (const idempotencyKey of ['x'.repeat(101), 'with space']) {
      expect((await app.graphql('{ categories { id } }', { idempotencyKey })).errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        data: { field: 'Idempotency-Key' },
      });
    }
  });

  it('asks for sign-in where that is needed, in the caller’s language', async () => {
    const { errors } = await app.graphql('{ user_orders { metadata { after } } }', { locale: 'vi' });
    expect(errors).toEqual([
      expect.objectContaining({ message: 'Vui lòng đăng nhập', extensions: { code: 'UNAUTHORIZED', data: {} } }),
    ]);
  });
});

const account = async (address: string): Promise<string> => {
  const email = parseEmailAddress(address);
  if (!email.ok) throw new Error(`Not an address: ${address}`);
  const { accountId } = (await app.use(OpenAccount)({ email: email.value, locale: 'vi', firstName: 'Lan' })).account;
  return writeAccessToken(app.use(Keyring), { accountId, sessionFamilyId: app.use(NewId).newId() }, instant(Date.now()))
    .accessToken;
};

describe('GraphQL for an account', async () => {
  const token = await account('account@vemoi.test');
  const json = { 'content-type': 'application/json', 'x-locale': 'vi', authorization: token };
  const cases: [string, string, Record<string, string>?][] = [
    ['a question', '{"query":"{ categories { id } }"}'],
    ['a field that is refused', '{"query":"{ user_order(id: \\"no id\\") { id } }"}'],
    [
      'variables of another shape',
      '{"query":"query A($n: Int!) { shopping_items(section_event_id: $n) { id } }","variables":{"n":"x"}}',
    ],
    ['an operation that is not there', '{"query":"query A { categories { id } }","operationName":"B"}'],
    ['no GraphQL', '{"query":"{"}'],
    ['no JSON', '{'],
    ['no query', '{}'],
    ['a list', '[]'],
    ['the name of a prototype', '{"query":"{ categories { id } }","variables":{"__proto__":{}}}'],
    ['a key that is too long', '{"query":"{ categories { id } }"}', { 'idempotency-key': 'x'.repeat(101) }],
    ['a token that is no good', '{"query":"{ categories { id } }"}', { authorization: 'no token' }],
    ['an empty token', '{"query":"{ categories { id } }"}', { authorization: 'Bearer ' }],
    ['a body beyond the limit', `{"query":"${'x'.repeat(300_000)}"}`],
  ];
  it.each(cases)('answers %s the same with and without a charset', async (_, body, headers = {}) => {
    const answerTo = async (type: string) => {
      const answer = await post('/graphql', body, { ...json, ...headers, 'content-type': type });
      // Each answer has its own id and date; Fastify closes the connection of a body that it cannot read.
      const { 'x-request-id': id, date, connection, 'keep-alive': kept, ...rest } = Object.fromEntries(answer.headers);
      return [answer.status, id?.length, typeof date, rest, await answer.text()];
    };
    expect(await answerTo('application/json')).toEqual(await answerTo('application/json; charset=utf-8'));
  });

  it('logs and measures it once', async () => {
    const before = app.logLines.length;
    const answer = await post('/graphql', '{"query":"{ categories { id } }"}', json);
    await answer.text();
    await expect
      .poll(
        () =>
          app.logLines.slice(before).filter((line) => line.includes(answer.headers.get('x-request-id') ?? '?')).length,
      )
      .toBe(1);
    expect(JSON.parse(app.logLines.at(-1) ?? '{}')).toMatchObject({
      message: 'request',
      method: 'POST',
      path: '/graphql',
      status: 200,
    });
  });
});

it('the log has one line per request, with neither query nor header', async () => {
  await fetch(`${app.url}/healthz?token=very-secret`, {
    headers: { authorization: 'another-secret', cookie: 'renewalToken=third-secret' },
  });
  const lines = app.logLines.filter((line) => line.includes('/healthz'));
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    level: 'info',
    message: 'request',
    method: 'GET',
    path: '/healthz',
    status: 200,
  });
  expect(app.logLines.join('')).not.toMatch(/very-secret|another-secret|third-secret/);
});

it('limits stop one address and say when to come again', async () => {
  // The clock is fixed, so that no allowance returns on a slow machine.
  const limited = await startTestApp({
    env: { RATE_LIMITS: 'on' },
    database: app.database,
    clock: { now: () => instant(1_800_000_000_000) },
  });
  const asked = await Promise.all(Array.from({ length: 610 }, () => limited.graphql('{ __typename }')));
  const stopped = asked.filter(({ status }) => status === 429);
  expect(stopped.length).toBeGreaterThan(0);
  expect(stopped[0]?.errors[0]).toMatchObject({
    message: expect.stringMatching(/Too many/),
    extensions: { code: 'RATE_LIMITED', data: { retryAt: expect.any(Number) } },
  });
});
