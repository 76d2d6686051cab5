import { once } from 'node:events';
import { createServer, type IncomingMessage, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { bodyAgain, failureOf } from '#server/platform/http/read-body.ts';
import { goDirectly } from './direct-way.ts';
import type { GraphqlAnswers } from './graphql-answers.ts';

const BODY_LIMIT = 2_000;
type Way = { admit: GraphqlAnswers['admit']; closing: () => void; notes: string[] };

/** A server whose usual way says what reached it. */
async function twoWays(): Promise<Way & { readonly url: string }> {
  const server = createServer(async (request, response) => {
    const body = await text(bodyAgain(request) ?? request);
    response.end(`usual ${body.length} ${String(failureOf(request)?.error ?? 'whole')}`);
  });
  const ways: Way = {
    admit: () => Promise.resolve({ run: () => Promise.resolve({ status: 200, body: { data: null } }) }),
    closing: () => undefined,
    notes: [],
  };
  const app = {
    server,
    addHook: (_name: string, hook: (done: () => void) => void) => {
      ways.closing = () => hook(() => undefined);
    },
  };
  goDirectly(app as unknown as FastifyInstance, {
    admit: (asked) => ways.admit(asked),
    write: (response, id) => response.end(`direct ${id}`),
    note: ({ route, status }) => ways.notes.push(`${route} ${status}`),
    newId: () => 'id',
    bodyLimit: BODY_LIMIT,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return Object.assign(ways, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

type Ask = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly chunked?: boolean;
};
const PLAIN = { 'content-type': 'application/json', authorization: 'token' };

async function ask(
  url: string,
  { method = 'POST', path = '/graphql', headers = PLAIN, body = '{"query":"{ a }"}', chunked = false }: Ask,
): Promise<string> {
  const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(Buffer.byteLength(body)) };
  const asking = open(`${url}${path}`, { method, headers: { ...headers, ...length }, agent: false });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return await text(answer);
}

const ways = await twoWays();

it('an account’s question as our pages send it is answered directly, and noted', async () => {
  expect(await ask(ways.url, {})).toBe('direct id');
  expect(ways.notes).toEqual(['/graphql 200']);
});

it.each<[string, Ask]>([
  ['another method', { method: 'PUT' }],
  ['another path', { path: '/graphql/events' }],
  ['a query', { path: '/graphql?a=1' }],
  ['another type', { headers: { ...PLAIN, 'content-type': 'text/plain' } }],
  ['a type that says more', { headers: { ...PLAIN, 'content-type': 'application/json; charset=utf-8' } }],
  ['nobody in particular', { headers: { 'content-type': 'application/json' } }],
  ['a length that is not known', { chunked: true }],
  ['no body', { body: '' }],
  ['a body beyond the limit', { body: `{"query":"${'x'.repeat(BODY_LIMIT)}"}` }],
  ['no JSON', { body: '{' }],
  ['a mark before its JSON', { body: '\uFEFF{}' }],
  ['the name of a prototype', { body: '{"__proto__":{}}' }],
  ['the name of a constructor', { body: '{"variables":{"constructor":{"prototype":1}}}' }],
  ['letters by number', { body: '{"\\u005f_proto__":{}}' }],
])('%s goes the usual way, with its whole body', async (_, asked) => {
  const body = asked.body ?? '{"query":"{ a }"}';
  // A decoder takes the mark before a text away.
  expect(await ask(ways.url, asked)).toBe(`usual ${body.replace('\uFEFF', '').length} whole`);
});

it('what is not to be run goes the usual way, and what fails while it is found out', async () => {
  const refusing = await twoWays();
  refusing.admit = () =>
    Promise.resolve({ status: 400, answer: () => ({ message: 'no', extensions: { code: 'NO' } }) });
  const refused = await ask(refusing.url, {});
  refusing.admit = () => Promise.reject(new Error('away'));
  expect([refused, await ask(refusing.url, {})]).toEqual(['usual 17 whole', 'usual 17 whole']);
});

it('a bug while it runs is told the usual way, and nothing runs twice', async () => {
  const failing = await twoWays();
  let runs = 0;
  failing.admit = () =>
    Promise.resolve({
      run: () => {
        runs += 1;
        return Promise.reject(new Error('a bug'));
      },
    });
  expect([await ask(failing.url, {}), runs]).toEqual(['usual 17 Error: a bug', 1]);
});

it('everything goes the usual way when the server closes', async () => {
  const closing = await twoWays();
  closing.closing();
  expect(await ask(closing.url, {})).toBe('usual 17 whole');
});
