import { afterAll, expect, it, vi } from 'vitest';
import type { BusMessage } from '#server/platform/ports/event-bus.ts';
import { makePostgresEventBus } from '#server/platform/postgres/postgres-event-bus.ts';
import { testDatabase } from './test-database.ts';

const { database, asOwner } = await testDatabase();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function node() {
  const bus = makePostgresEventBus(database, silent);
  const heard: BusMessage[] = [];
  bus.subscribe((message) => heard.push(message));
  await bus.start();
  afterAll(bus.stop);
  return { bus, heard };
}
const one = await node();
const two = await node();

it('delivers here at once and on other nodes soon, merging duplicates', async () => {
  for (let times = 0; times < 50; times += 1) one.bus.publish({ kind: 'stock', eventId: 7 });
  one.bus.publish({ kind: 'checkout', eventId: 7, checkoutSessionId: 'c' });
  expect(one.heard).toHaveLength(51);
  await vi.waitFor(() => expect(two.heard).toHaveLength(2), { timeout: 15_000 });
  expect(two.heard).toEqual([
    { kind: 'stock', eventId: 7 },
    { kind: 'checkout', eventId: 7, checkoutSessionId: 'c' },
  ]);
  // A bus does not hear its own messages.
  expect(one.heard).toHaveLength(51);
});

it('sends more than one payload holds', async () => {
  two.heard.length = 0;
  for (let eventId = 1; eventId <= 1_000; eventId += 1) one.bus.publish({ kind: 'event', eventId });
  await vi.waitFor(() => expect(two.heard).toHaveLength(1_000), { timeout: 15_000 });
  expect(new Set(two.heard.map((message) => JSON.stringify(message))).size).toBe(1_000);
});

it('reconnects and reports that messages may have been missed', async () => {
  two.heard.length = 0;
  await asOwner(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await vi.waitFor(() => expect(two.heard).toContainEqual({ kind: 'resynchronise' }), { timeout: 15_000 });
  await vi.waitFor(
    () => {
      one.bus.publish({ kind: 'door', eventId: 3 });
      expect(two.heard).toContainEqual({ kind: 'door', eventId: 3 });
    },
    { timeout: 15_000, interval: 300 },
  );
});

it('continues when a listener fails', async () => {
  const { bus, heard } = await node();
  bus.subscribe(() => {
    throw new Error('a bug');
  });
  bus.publish({ kind: 'stock', eventId: 1 });
  expect(heard).toHaveLength(1);
});
