import { afterAll } from 'vitest';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { makePostgresEventBus } from '#server/platform/postgres/postgres-event-bus.ts';
import { testDatabase } from '#test/postgres/test-database.ts';
import { eventBusContract } from './event-bus.contract.ts';

const { database } = await testDatabase();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

eventBusContract('memory', () => Promise.resolve(makeMemoryEventBus(silent)));
eventBusContract('PostgreSQL', async () => {
  const bus = makePostgresEventBus(database, silent);
  await bus.start();
  afterAll(bus.stop);
  return bus;
});
