import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { writeAccessToken } from '#server/people/access-token.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { freePort, linePages, nodesOf, type ServerProcess, serves, startProcess } from './server-process.ts';

const CLIENTS = 12;
const home = mkdtempSync(join(tmpdir(), 'vemoi-rolling-'));
chmodSync(home, 0o755);
const secret = randomBytes(32);
const keyring = makeNodeKeyring([{ keyId: 'k1', secret }]);
let world: SaleWorld;
let server: ServerProcess;
let port: number;

beforeAll(async () => {
  world = await saleWorld();
  const { host, port: databasePort, user, database } = world.test.address;
  port = await freePort();
  server = startProcess({
    DIST: linePages(home),
    DATA_DIR: home,
    PORT: String(port),
    WORKERS: '2',
    RATE_LIMITS: 'off',
    KEYRING: `k1:${secret.toString('base64')}`,
    DATABASE_URL: `postgres:///${database}?host=${host}&port=${databasePort}&user=${user}`,
  });
  await serves(server);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(home, { recursive: true, force: true });
});

type Answer = { readonly status: number; readonly body: string };

function send(agent: Agent, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { agent, port, host: '127.0.0.1', path, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

async function listenTo(
  topic: string,
): Promise<{ readonly heard: () => string; readonly ended: () => boolean; readonly leave: () => void }> {
  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/live?topics=${topic}`, {
    headers: { connection: 'close' },
    signal: stop.signal,
  });
  let heard = '';
  let ended = false;
  const read = async (): Promise<void> => {
    for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString();
    ended = true;
  };
  read().catch(() => undefined);
  return { heard: () => heard, ended: () => ended, leave: () => stop.abort() };
}

const chooseTickets = 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }';
const headersOf = (accountId: AccountId, key: string) => ({
  authorization: writeAccessToken(keyring, { accountId, sessionFamilyId: randomUUID() }, instant(Date.now()))
    .accessToken,
  'content-type': 'application/json',
  'idempotency-key': key,
  'x-locale': 'en',
});
const onePlaceOf = (sale: Sale): string => {
  const lines = [{ ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''), number_of_tickets: 1 }];
  return JSON.stringify({
    query: chooseTickets,
    variables: { input: { section_event_id: sale.sectionEventId, lines } },
  });
};

it('tells a browser at one node what was sold at the other', { timeout: 60_000 }, async () => {
  const sale = await world.sale({ types: [{ capacity: 10 }] });
  const topic = `event:${sale.eventId}`;
  const metrics = async (): Promise<readonly number[]> =>
    [...(await send(new Agent(), '/metrics', {})).body.matchAll(/^vemoi_live_streams\{node="\d"\} (\d+)$/gm)].map(
      (line) => Number(line[1]),
    );
  // Any node may accept a connection: more of them until somebody listens at either.
  const streams = await Promise.all(Array.from({ length: 4 }, () => listenTo(topic)));
  while ((await metrics()).filter((count) => count > 0).length < 2 && streams.length < 200)
    streams.push(...(await Promise.all(Array.from({ length: 8 }, () => listenTo(topic)))));
  const held = await send(new Agent(), '/graphql', headersOf(await world.buyer(), randomUUID()), onePlaceOf(sale));
  expect(held.body).not.toContain('errors');
  for (const { heard } of streams) await expect.poll(heard).toContain(topic);
  const listening = await metrics();
  expect(listening.reduce((sum, count) => sum + count, 0)).toBe(streams.length);
  expect(listening.filter((count) => count > 0)).toHaveLength(2);
  for (const { leave } of streams) leave();
});

it('replaces its nodes under a crowd without one failed request, and loses nothing', { timeout: 120_000 }, async () => {
  const sale = await world.sale({ types: [{ capacity: 1_000_000, purchaseLimit: 100_000 }] });
  const before = nodesOf(server);
  expect(before).toHaveLength(2);
  const failures: unknown[] = [];
  const acknowledged: string[] = [];
  const stream = await listenTo(`event:${sale.eventId}`);
  let selling = true;

  /** Every other one opens a connection for each request. */
  async function hammer(index: number): Promise<void> {
    const agent = new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
    const accountId = await world.buyer();
    while (selling) {
      const key = randomUUID();
      try {
        const held = await send(agent, '/graphql', headersOf(accountId, key), onePlaceOf(sale));
        if (held.status !== 200 || held.body.includes('"errors"')) failures.push(held);
        else acknowledged.push(key);
        const page = await send(agent, '/', { accept: 'text/html' });
        if (page.status !== 200) failures.push(page);
      } catch (error) {
        failures.push(error);
      }
    }
    agent.destroy();
  }
  const crowd = Promise.all(Array.from({ length: CLIENTS }, (_, index) => hammer(index)));
  await vi.waitFor(() => expect([...failures, acknowledged.length > CLIENTS]).toEqual([true]), { timeout: 30_000 });
  const told = startProcess({ DATA_DIR: home }, 'tools/tasks.mjs', 'restart');
  expect([await told.ended, told.said()]).toEqual([0, expect.stringContaining('Replacing the nodes of Vemoi')]);
  await vi.waitFor(() => expect(server.said()).toContain('All 2 nodes were replaced.'), {
    timeout: 90_000,
    interval: 100,
  });
  const sold = acknowledged.length;
  await vi.waitFor(() => expect([...failures, acknowledged.length > sold + CLIENTS]).toEqual([true]), {
    timeout: 30_000,
  });
  selling = false;
  await crowd;

  expect(failures).toEqual([]);
  // Its browser opens another, at a new node.
  expect(stream.ended()).toBe(true);
  expect(nodesOf(server).filter((pid) => before.includes(pid))).toEqual([]);
  const { rows } = await world.pool.query<{ readonly key: string }>(
    'SELECT idempotency_key AS key FROM reservation WHERE event_id = $1',
    [sale.eventId],
  );
  const stored = new Set(rows.map((row) => row.key));
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  expect(server.said()).not.toContain('unexpectedly');
});

it('measures all its nodes, whichever is asked', async () => {
  const metrics = await send(new Agent(), '/metrics', {});
  expect(metrics.status).toBe(200);
  const nodes = [...metrics.body.matchAll(/^vemoi_memory_bytes\{node="(\d)"\} \d+$/gm)].map((line) => line[1]);
  expect(nodes.sort()).toEqual(['1', '2']);
});
