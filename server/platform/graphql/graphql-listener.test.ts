import { once } from 'node:events';
import { createServer, type IncomingMessage, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import type { GraphqlAnswers } from './graphql-answers.ts';
import { answerAccountsDirectly } from './graphql-listener.ts';

const BODY_LIMIT = 2_000;
type Listening = {
  identify: GraphqlAnswers['identify'];
  admit: GraphqlAnswers['admit'];
  close: () => void;
  within: boolean;
  notes: string[];
};

async function listen(): Promise<Listening & { readonly url: string }> {
  const server = createServer(async (request, response) => {
    response.end(`other ${(await text(request)).length}`);
  });
  const listening: Listening = {
    identify: ({ headers, address }) =>
      Promise.resolve({ headers, address, viewer: anonymous, counted: { address: address() } }),
    admit: () => ({ run: () => Promise.resolve({ status: 200, body: { data: 'run' } }) }),
    close: () => undefined,
    within: true,
    notes: [],
  };
  const app = {
    server,
    addHook: (_name: string, hook: (done: () => void) => void) => {
      listening.close = () => hook(() => undefined);
    },
  };
  answerAccountsDirectly(app as unknown as FastifyInstance, {
    identify: (asking) => listening.identify(asking),
    admit: (asked) => listening.admit(asked),
    refuse: ({ status, answer }, locale) => ({ status, body: { data: null, errors: [answer(locale)] } }),
    write: (response, id, { status, body }) => response.end(`${id} ${status} ${JSON.stringify(body)}`),
    note: ({ route, status }) => listening.notes.push(`${route} ${status}`),
    newId: () => 'id',
    bodyLimit: BODY_LIMIT,
    addressOf: () => '203.0.113.1',
    isWithinLimit: () => listening.within,
    answerFailure: (error) => ({ status: 500, body: { data: null, errors: [{ message: String(error) }] } as never }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return Object.assign(listening, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

type Ask = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly chunked?: boolean;
};
const OF_ACCOUNT = { 'content-type': 'application/json', authorization: 'token' };
const BODY = '{"query":"{ a }"}';

async function ask(url: string, asked: Ask = {}): Promise<string> {
  const { method = 'POST', path = '/graphql', headers = OF_ACCOUNT, body = BODY, chunked = false } = asked;
  const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(Buffer.byteLength(body)) };
  const asking = open(`${url}${path}`, { method, headers: { ...headers, ...length }, agent: false });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return await text(answer);
}

it('answers and logs an account’s request', async () => {
  const listening = await listen();
  expect(await ask(listening.url)).toBe('id 200 {"data":"run"}');
  expect(listening.notes).toEqual(['/graphql 200']);
});

it.each<[string, Ask]>([
  ['another method', { method: 'PUT' }],
  ['another path', { path: '/graphql/events' }],
  ['a query string', { path: '/graphql?a=1' }],
  ['another content type', { headers: { ...OF_ACCOUNT, 'content-type': 'text/plain' } }],
  ['a content type with a charset', { headers: { ...OF_ACCOUNT, 'content-type': 'application/json; charset=utf-8' } }],
  ['no token', { headers: { 'content-type': 'application/json' } }],
  ['an unknown length', { chunked: true }],
  ['no body', { body: '' }],
  ['a body over the limit', { body: `{"query":"${'x'.repeat(BODY_LIMIT)}"}` }],
])('leaves a request with %s to Fastify', async (_, asked) => {
  const { url } = await listen();
  expect(await ask(url, asked)).toBe(`other ${(asked.body ?? BODY).length}`);
});

it('leaves every request to Fastify when its network asks too often, or the server closes', async () => {
  const [limited, closing] = [await listen(), await listen()];
  limited.within = false;
  closing.close();
  const other = `other ${BODY.length}`;
  expect([await ask(limited.url), await ask(closing.url)]).toEqual([other, other]);
});

it('reads a body that comes in parts', async () => {
  const listening = await listen();
  listening.admit = ({ body }) => ({ run: () => Promise.resolve({ status: 200, body: { data: body } as never }) });
  const body = `{"query":"${'ệ'.repeat(300)}"}`;
  const bytes = Buffer.from(body);
  const asking = open(`${listening.url}/graphql`, {
    method: 'POST',
    headers: { ...OF_ACCOUNT, 'content-length': String(bytes.length) },
    agent: false,
  });
  asking.write(bytes.subarray(0, 101));
  setImmediate(() => asking.end(bytes.subarray(101)));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe(`id 200 {"data":${body}}`);
});

it.each([
  ['no JSON', '{'],
  ['a prototype’s name', '{"__proto__":{}}'],
  ['a constructor’s name', '{"variables":{"constructor":{"prototype":1}}}'],
  ['an escaped prototype’s name', '{"\\u005f_proto__":{}}'],
])('refuses %s', async (_, body) => {
  const { url } = await listen();
  expect(await ask(url, { body })).toMatch(/^id 500 .*valid JSON/);
});

it('refuses what may not run', async () => {
  const listening = await listen();
  listening.admit = () => ({ status: 400, answer: () => ({ message: 'no', extensions: { code: 'NO' } }) });
  expect(await ask(listening.url)).toBe('id 400 {"data":null,"errors":[{"message":"no","extensions":{"code":"NO"}}]}');
});

it('answers a caller who is not let in before the body arrived', async () => {
  const listening = await listen();
  listening.identify = () =>
    Promise.resolve({ status: 429, answer: () => ({ message: 'later', extensions: { code: 'LATER' } }) });
  const headers = { ...OF_ACCOUNT, 'content-length': '1000' };
  const asking = open(`${listening.url}/graphql`, { method: 'POST', headers, agent: false });
  asking.write('{');
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  expect(await text(answer)).toContain('id 429');
  asking.destroy();
});

it('reports a bug, and runs nothing twice', async () => {
  const listening = await listen();
  let runs = 0;
  listening.admit = () => ({
    run: () => {
      runs += 1;
      return Promise.reject(new Error('a bug'));
    },
  });
  expect([await ask(listening.url), runs]).toEqual([expect.stringContaining('id 500'), 1]);
});
