import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { SessionsOnSaleDocument } from '#adapters/graphql/event/page/sessions-on-sale.gen.ts';
import { instant } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

// Two-line pages that count their renderings, over the real server and reads.
const dist = await vi.hoisted(async () => {
  const { mkdirSync, mkdtempSync, writeFileSync } = await import('node:fs');
  const folder = mkdtempSync('/tmp/vemoi-dist-');
  mkdirSync(`${folder}/client`);
  mkdirSync(`${folder}/server`);
  writeFileSync(
    `${folder}/server/entry-server.js`,
    `export const render = async (request, host) => {
      globalThis.pagesRendered = (globalThis.pagesRendered ?? 0) + 1;
      const id = Number(new URL(request.url).pathname.split('-').at(-1));
      const query = 'query ($id: Int!) { event(id: $id) { name } published_sections_event(event_id: $id) { tickets { quantity } } }';
      const { data, errors } = await host.execute(query, { id }, { locale: 'en', eventKeys: [] });
      const html = errors ? '<p>none' : '<h1>' + data.event.name + '</h1><p>' + data.published_sections_event[0].tickets[0]?.quantity + ' left';
      const page = { headers: { 'content-type': 'text/html; charset=utf-8' }, html: [Buffer.from(html)], scripts: [], styles: [], framable: false, loads: { videos: false, services: false }, cacheable: true };
      return { ...page, status: errors ? 404 : 200 };
    };`,
  );
  process.env['DIST'] = folder;
  return folder;
});
afterAll(() => {
  delete process.env['DIST'];
  rmSync(dist, { recursive: true, force: true });
});
const rendered = (): number => Number(Reflect.get(globalThis, 'pagesRendered') ?? 0);

// The clock is fixed unless a test moves it, so that the cache does not expire on a slow machine.
let now = Date.now();
const clock = { now: () => instant(now) };
const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer), clock, pages: 'built' });
const organiser = await signIn(app, mailer, 'organiser@example.test');

const as = async <Field>(
  token: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Field> => {
  const { data, errors } = await app.graphql(query, { token, variables, idempotencyKey: crypto.randomUUID() });
  if (errors.length > 0 || data === null) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Field;
};
const edit = (id: number, name: string) =>
  as(
    organiser.accessToken,
    'mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }',
    {
      id,
      input: { name },
    },
  );
const publish = (id: number) =>
  as(organiser.accessToken, 'mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { id } }', {
    id,
  });

async function draft(): Promise<{ readonly id: number; readonly sessionId: number; readonly ticketId: string }> {
  const { id } = await as<{ id: number }>(
    organiser.accessToken,
    'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
    {
      input: {
        name: 'Before',
        event_type: 'ONSITE',
        address: 'Hà Nội',
        session: { begin_at: now + 86_400_000, end_at: now + 90_000_000 },
      },
    },
  );
  const [session] = await as<readonly { id: number }[]>(
    organiser.accessToken,
    'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }',
    {
      id,
    },
  );
  const sessionId = session?.id ?? 0;
  const ticket = await as<{ id: string }>(
    organiser.accessToken,
    'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
    { id: sessionId, input: { name: 'Standing', price: 0, capacity: 10 } },
  );
  return { id, sessionId, ticketId: ticket.id };
}

let event: Awaited<ReturnType<typeof draft>>;
const hold = (token: string, number_of_tickets: number) =>
  as(token, 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    input: { section_event_id: event.sessionId, lines: [{ ticket_id: event.ticketId, number_of_tickets }] },
  });
beforeEach(async () => {
  event = await draft();
  await publish(event.id);
});

async function read(headers: Readonly<Record<string, string>> = {}, on: TestApp = app) {
  const answer = await fetch(`${on.url}/event/x-${event.id}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it('a hundred readers at once cost one rendering', async () => {
  const before = rendered();
  const answers = await Promise.all(Array.from({ length: 100 }, () => read()));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['<h1>Before</h1><p>10 left']));
  expect(rendered() - before).toBe(1);
});

it('what the organiser edits is seen at once', async () => {
  await read();
  for (const name of ['After', 'After that']) {
    await edit(event.id, name);
    expect((await read()).text).toContain(`<h1>${name}</h1>`);
  }
});

it('an edit at one node is seen at another', async () => {
  const other = await startTestApp({ database: app.database, clock, pages: 'built' });
  expect((await read({}, other)).text).toContain('Before');
  await edit(event.id, 'Elsewhere');
  await vi.waitFor(async () => expect((await read({}, other)).text).toContain('Elsewhere'), { timeout: 15_000 });
  await other.stop();
});

it('who has the page already gets no bytes, until it is another page', async () => {
  const { headers } = await read({ 'accept-encoding': 'br' });
  const etag = headers.get('etag') ?? '';
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'accept-encoding']);
  const again = await read({ 'if-none-match': etag });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  await edit(event.id, 'Another');
  expect((await read({ 'if-none-match': etag })).status).toBe(200);
});

it('a reader who is signed in gets what everybody gets, and leaves nothing behind for the next', async () => {
  const theirs = await read({
    cookie: `renewalToken=${organiser.renewalToken}; knownDevice=${organiser.knownDevice}`,
    authorization: organiser.accessToken,
  });
  const nobodys = await read();
  expect(theirs.text).toBe(nobodys.text);
  expect([theirs.headers.get('set-cookie'), nobodys.headers.get('set-cookie')]).toEqual([null, null]);
});

it('a sale is seen within a second, and costs one rendering however much is sold', async () => {
  const buyer = await signIn(app, mailer, `buyer-${event.id}@example.test`);
  expect((await read()).text).toContain('10 left');
  const before = rendered();
  for (const quantity of [1, 2, 3]) {
    await hold(buyer.accessToken, quantity);
    expect((await read()).text).toContain('10 left');
  }
  now += 1_000;
  await vi.waitFor(async () => expect((await read()).text).toContain('7 left'), { timeout: 15_000 });
  expect(rendered() - before).toBe(1);
});

it('answers repeated anonymous reads of a sale from memory until something sells', async () => {
  const { pool, reads: short } = app.use(Database);
  const [query, rows] = [vi.spyOn(pool, 'query'), vi.spyOn(short, 'rows')];
  const reads = () => [...query.mock.calls, ...rows.mock.calls].filter(([text]) => !String(text).includes('pg_notify'));
  const left = async () => {
    const { data } = await app.graphql(SessionsOnSaleDocument.text, { variables: { eventId: event.id } });
    return JSON.stringify(data).match(/"quantity":(\d+)/)?.[1];
  };
  expect(await left()).toBe('10');
  expect(reads()).not.toEqual([]);
  query.mockClear();
  rows.mockClear();
  expect(await Promise.all(Array.from({ length: 20 }, left))).toEqual(Array.from({ length: 20 }, () => '10'));
  expect(reads()).toEqual([]);
  const buyer = await signIn(app, mailer, `asker-${event.id}@example.test`);
  await hold(buyer.accessToken, 4);
  now += 100;
  expect(await left()).toBe('6');
  query.mockRestore();
  rows.mockRestore();
});

it('a page that is missing is kept as missing, until its event is published', async () => {
  event = await draft();
  const before = rendered();
  expect([(await read()).status, (await read()).status, rendered() - before]).toEqual([404, 404, 1]);
  await publish(event.id);
  expect((await read()).status).toBe(200);
});
