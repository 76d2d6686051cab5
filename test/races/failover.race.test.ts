import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { runCleanups } from '#server/main/run-cleanups.ts';
import { type RunningApp, startApp } from '#server/main/start-app.ts';
import { writeAccessToken } from '#server/people/access-token.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { openDatabase } from '#server/platform/postgres/connection.ts';
import { databaseAddress } from '#server/platform/postgres/database-address.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/postgres/migrator.ts';
import { makeJsonLineLog } from '#server/platform/system/json-line-log.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';
import { makeUuidV7 } from '#server/platform/system/uuid-v7.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';
import {
  databaseUrlOf,
  killForGood,
  removeFolder,
  type Standby,
  startSynchronousStandby,
} from '#test/postgres/standby.ts';
import { temporaryClusterFolder } from '#test/postgres/temporary-cluster-folder.ts';
import type { TestDatabase } from '#test/postgres/test-database.ts';
import { mailTo } from '#test/server/sign-in-for-test.ts';
import { buyInsistently, type Purchase } from '#tools/bench/insistent-buyer.ts';
import { openInsistentShop } from '#tools/bench/insistent-shop.ts';
import { BANK, type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

const BUYERS = 16;
const FREE_PLACES = 500;
const PAID_PLACES = 250;
const SECRET = 'a secret of this test';

const dataDir = temporaryClusterFolder();
let primary: EmbeddedPostgres;
let standby: Standby;
let app: RunningApp;
let world: SaleWorld;
const undo: (() => unknown)[] = [];
const lines: string[] = [];

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir, projectFolder: resolve('.'), say: () => undefined });
  undo.unshift(primary.stop, () => removeFolder(dataDir));
  await migrate(primary.address);
  standby = await startSynchronousStandby(primary);
  undo.unshift(standby.postgres.stop, () => removeFolder(standby.dataDir));
  const servers = `${databaseUrlOf(primary)}, ${databaseUrlOf(standby.postgres)}`;
  app = await startApp({
    environment: readEnvironment({
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SEPAY_SECRET: SECRET,
      READ_DATABASE_URL: databaseUrlOf(standby.postgres),
    }),
    address: databaseAddress(servers),
    log: makeJsonLineLog({ write: (line) => lines.push(line) }, Date.now),
    pages: 'none',
    instead: mailTo(makeMemoryMailer()),
  });
  undo.unshift(app.stop);
  const database = openDatabase(databaseAddress(servers));
  undo.unshift(database.close);
  const test: TestDatabase = {
    ...database,
    address: primary.address,
    database,
    clock: systemClock,
    newId: makeUuidV7(systemClock.now),
    asOwner: () => Promise.resolve([]),
  };
  world = await saleWorld({}, test);
});
afterAll(() => runCleanups(undo));

it('of several servers the one that takes writes is the database, whichever is named first', async () => {
  const backwards = openDatabase(databaseAddress(`${databaseUrlOf(standby.postgres)}, ${databaseUrlOf(primary)}`));
  expect((await backwards.pool.query('SELECT pg_is_in_recovery() AS standby')).rows).toEqual([{ standby: false }]);
  await backwards.close();
});

it('lists and reports are read from the replica, and show what it has', async () => {
  const sale = await world.sale({ types: [{}] });
  const shown = () => app.use(EventOrders).countOrders({ eventId: sale.eventId, search: null, status: null });
  const stored = () => world.count('user_order WHERE event_id = $1', [sale.eventId]);
  await world.checkout(await world.buyer(), sale, [1]);
  await expect.poll(shown).toBe(1);
  await standby.pause();
  await world.checkout(await world.buyer(), sale, [1]);
  expect([await stored(), await shown()]).toEqual([2, 1]);
  await standby.goOn();
  await expect.poll(shown).toBe(2);
  await expect.poll(async () => (await app.use(CheckIntegrity)(sale.eventId)).healthy).toBe(true);
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/vemoi_report_reads_total\{from="replica"\} [1-9]/);
  expect(metrics).not.toContain('from="database"');
});

it('a primary that is killed in mid-sale: its standby takes over, and nothing that was acknowledged is lost', {
  timeout: 120_000,
}, async () => {
  const free = await world.sale({ types: [{ capacity: FREE_PLACES }] });
  const paid = await world.sale({ types: [{ capacity: PAID_PLACES, price: 90_000 }] });
  const shop = openInsistentShop([app.url], BUYERS * 2);
  const purchases: { readonly of: Sale; readonly what: Purchase }[] = [];

  async function buyOn(of: Sale): Promise<void> {
    for (let count = 0; ; count += 1) {
      const accountId = await vi.waitFor(() => world.buyer(), { timeout: 30_000, interval: 100 });
      const { accessToken } = writeAccessToken(
        app.use(Keyring),
        { accountId, sessionFamilyId: randomUUID() },
        instant(Date.now()),
      );
      const sale = { ...of, ticketTypeId: of.types[0]?.ticketTypeId ?? '' };
      const buyer = { accessToken, email: `${accountId}@example.test` };
      const bank = { accountNumber: BANK.account, sepaySecret: SECRET };
      const what =
        (await buyInsistently(shop, sale, buyer, 1 + (count % 3), bank)) ??
        (await buyInsistently(shop, sale, buyer, 1, bank));
      if (what === null) return;
      purchases.push({ of, what });
    }
  }
  const crowd = Promise.all(Array.from({ length: BUYERS * 2 }, (_, index) => buyOn(index % 2 === 0 ? free : paid)));
  await vi.waitFor(() => expect(purchases.length).toBeGreaterThan(60), { timeout: 60_000 });
  killForGood(primary);
  await vi.waitFor(async () => expect((await fetch(`${app.url}/readyz`)).status).toBe(503), {
    timeout: 20_000,
    interval: 20,
  });
  const before = shop.troubles.busy;
  await vi.waitFor(() => expect(shop.troubles.busy).toBeGreaterThan(before), { timeout: 20_000 });
  await sleep(500);
  await standby.promote();
  await crowd;

  const sold = (of: Sale) =>
    purchases.filter((each) => each.of === of).reduce((sum, { what }) => sum + what.quantity, 0);
  expect([sold(free), sold(paid)]).toEqual([FREE_PLACES, PAID_PLACES]);
  // Nobody was told of a failure: unknown outcomes were "try again".
  expect(shop.troubles.failed).toEqual([]);
  expect(lines.filter((line) => line.includes('"a resolver failed"'))).toEqual([]);
  for (const sale of [free, paid]) {
    const { rows } = await world.pool.query<{ readonly key: string }>(
      `SELECT idempotency_key AS key FROM reservation WHERE event_id = $1 AND state = 'SOLD'`,
      [sale.eventId],
    );
    const stored = new Set(rows.map((row) => row.key));
    expect(purchases.filter(({ of, what }) => of === sale && !stored.has(what.holdKey))).toEqual([]);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  }
  // Every payment that the bank reported is one receipt.
  const { rows: receipts } = await world.pool.query<{ readonly reference: string; readonly amount: number }>(
    `SELECT i.bank_reference AS reference, r.amount FROM payment_receipt r JOIN incoming_transfer i ON i.incoming_transfer_id = r.provider_reference::uuid WHERE r.event_id = $1`,
    [paid.eventId],
  );
  const told = purchases.flatMap(({ what }) =>
    what.transfer === null ? [] : [{ reference: what.transfer.reference, amount: what.transfer.amount }],
  );
  const byReference = (one: { readonly reference: string }, other: { readonly reference: string }): number =>
    one.reference.localeCompare(other.reference);
  expect([...receipts].sort(byReference)).toEqual([...told].sort(byReference));
  const { rows: servers } = await world.pool.query<{ readonly standby: boolean }>(
    'SELECT pg_is_in_recovery() AS standby',
  );
  expect(servers).toEqual([{ standby: false }]);
  shop.close();
});
