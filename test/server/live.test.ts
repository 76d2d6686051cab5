import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });
const closing: AbortController[] = [];
afterEach(() => {
  for (const each of closing.splice(0)) each.abort();
});

async function listen(topics: string, token?: string, on = app) {
  const stop = new AbortController();
  closing.push(stop);
  const answer = await fetch(`${on.url}/api/v1/live?topics=${encodeURIComponent(topics)}`, {
    headers: { accept: 'text/event-stream', ...(token === undefined ? {} : { authorization: token }) },
    signal: stop.signal,
  });
  const heard: string[] = [];
  let ended = false;
  const read = async () => {
    for await (const chunk of answer.body ?? []) heard.push(new TextDecoder().decode(chunk as Uint8Array));
    ended = true;
  };
  if (answer.status === 200) read().catch(() => undefined);
  return { answer, text: () => heard.join(''), ended: () => ended };
}

async function publicEvent(eventId: number, feature = 'PUBLIC'): Promise<void> {
  await app.database.asOwner(
    `INSERT INTO event (event_id, slug_words, name, type, event_type, status, feature, owner_account_id, organiser_name, begin_at, end_at, published_at, inserted_at, updated_at)
     VALUES ($1, 'x', 'X', 'EVENT', 'ONSITE', 'PUBLISHED', $2, gen_random_uuid(), 'O', now() + interval '1 day', now() + interval '2 days', now(), now(), now())`,
    [eventId, feature],
  );
}
await publicEvent(2001);
await publicEvent(2002);

it('tells what changed, soon and once, and nothing about what was not asked for', async () => {
  const { answer, text } = await listen('event:2001');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
  ]);
  const bus = app.use(EventBus);
  for (let times = 0; times < 20; times += 1) bus.publish({ kind: 'stock', eventId: 2001 });
  bus.publish({ kind: 'stock', eventId: 2002 });
  await vi.waitFor(() => expect(text()).toContain('data: {"topic":"event:2001","kind":"changed"}\n\n'), {
    timeout: 15_000,
  });
  expect(text().match(/data:/g)).toHaveLength(1);
});

it('is refused a number that no event can have, and nobody who asks in the same moment is disturbed by it', async () => {
  const asked = await Promise.all([
    listen('event:2001'),
    listen('event:9999999999'),
    listen('door:2147483648'),
    listen('event:2002'),
  ]);
  expect(asked.map(({ answer }) => answer.status)).toEqual([200, 400, 400, 200]);
});

it('is heard from another node', async () => {
  const other = await startTestApp({ database: app.database });
  const { text } = await listen('event:2001', undefined, other);
  app.use(EventBus).publish({ kind: 'event', eventId: 2001 });
  await vi.waitFor(() => expect(text()).toContain('event:2001'), { timeout: 15_000 });
  await other.stop();
});

it.each([
  ['nothing', '', 400],
  ['what is no topic', 'weather:1', 400],
  ['the door of an event, for a stranger', 'door:2001', 401],
  ['an event that does not exist', 'event:999999', 401],
])('refuses %s', async (_, topics, status) => {
  expect((await listen(topics)).answer.status).toBe(status);
});

it('gives somebody signed in no more than that account may see', async () => {
  const { accessToken } = await signIn(app, mailer, 'somebody@example.com');
  expect((await listen('door:2001', accessToken)).answer.status).toBe(404);
  expect((await listen('event:2001', 'no token')).answer.status).toBe(401);
});

it('ends when the session it was opened with is ended', async () => {
  const { accessToken } = await signIn(app, mailer, 'leaving@example.com');
  const stream = await listen('event:2001', accessToken);
  expect(stream.answer.status).toBe(200);
  const sessions = await app.database.asOwner<{ account_id: string; session_family_id: string }>(
    "SELECT f.account_id, f.session_family_id FROM session_family f JOIN account a USING (account_id) WHERE a.email = 'leaving@example.com'",
  );
  const [session] = sessions;
  app.use(EventBus).publish({
    kind: 'session-ended',
    accountId: session?.account_id ?? '',
    sessionFamilyId: session?.session_family_id ?? '',
  });
  await vi.waitFor(() => expect(stream.ended()).toBe(true), { timeout: 15_000 });
});

it('does not keep a node from stopping', async () => {
  const node = await startTestApp({ database: app.database });
  const stream = await listen('event:2001', undefined, node);
  const began = Date.now();
  await node.stop();
  expect(Date.now() - began).toBeLessThan(4_000);
  await vi.waitFor(() => expect(stream.ended()).toBe(true), { timeout: 15_000 });
});

it('holds on to nobody who left before it began', async () => {
  const { port } = new URL(app.url);
  const leave = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('GET /api/v1/live?topics=event:2001 HTTP/1.1\r\nhost: vemoi.test\r\n\r\n', () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
  const open = async () =>
    Number(/^vemoi_live_streams (\d+)/m.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1]);
  const before = await open();
  await Promise.all(Array.from({ length: 40 }, leave));
  // The answer to a question that came later comes after theirs.
  expect((await listen('event:2001')).answer.status).toBe(200);
  await expect.poll(open).toBeLessThanOrEqual(before + 1);
});

it('is open a bounded number of times for one account: the eldest gives way', async () => {
  const { accessToken } = await signIn(app, mailer, 'many-windows@example.test');
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  for (let window = 0; window < 22; window += 1) streams.push(await listen('event:2001', accessToken));
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array.from({ length: 22 }, () => 200));
  await vi.waitFor(() => expect(streams.map(({ ended }) => ended()).slice(0, 4)).toEqual([true, true, false, false]), {
    timeout: 15_000,
  });
  expect(streams.filter(({ ended }) => ended())).toHaveLength(2);
});

it('tells what changed after the page was drawn and before it listened', async () => {
  await publicEvent(2003);
  await publicEvent(2004);
  app.use(EventBus).publish({ kind: 'stock', eventId: 2003 });
  const { text } = await listen('event:2003,event:2004');
  await vi.waitFor(() => expect(text()).toContain('data: {"topic":"event:2003","kind":"changed"}\n\n'), {
    timeout: 15_000,
  });
  expect(text()).not.toContain('event:2004');
});
