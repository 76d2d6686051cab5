import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FEWEST_SHOWN } from '#domain/ticket/shown-guests.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { testDatabase } from '#test/postgres/test-database.ts';
import { demoEvents } from './demo-events.ts';
import { seedDemo } from './seed-demo.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('seeds an empty database once, through the rules, with consistent books and no emails', {
  timeout: 600_000,
}, async () => {
  const { address, pool, database, clock, asOwner } = await testDatabase();
  const environment = readEnvironment({ DATA_DIR: dataDir, SEED: '3' });
  const seed = () => seedDemo({ environment, address, now: Date.now(), say: () => undefined });

  // An interrupted seed starts over.
  await asOwner(`INSERT INTO setting (name, value) VALUES ('demo-seed', '{"state": "begun", "seed": 3}')`);
  await asOwner(`INSERT INTO category (category_id, name_en, name_vi, color) VALUES (99, 'Left', 'Sót', '#000000')`);
  expect(await seed()).toBe(true);
  expect(await asOwner('SELECT 1 FROM category WHERE category_id = 99')).toEqual([]);

  const check = CheckIntegrity.make({ books: makePostgresIntegrityBooks(database), clock });
  const events = await pool.query<{ event_id: number }>('SELECT event_id FROM event');
  expect(events.rows).toHaveLength(demoEvents.length);
  for (const { event_id } of events.rows) expect(await check(event_id)).toMatchObject({ healthy: true, faults: [] });

  const sold = await pool.query<{ sold: number }>(
    `SELECT sum(sold)::int AS sold FROM quota WHERE scope = 'TICKET_TYPE'`,
  );
  const planned = demoEvents
    .flatMap(({ sessions }) => sessions.flatMap(({ tickets }) => tickets))
    .reduce((sum, ticket) => sum + ticket.sold, 0);
  expect(sold.rows[0]?.sold).toBeGreaterThanOrEqual(planned);
  const shown = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM shown_guest GROUP BY event_id');
  expect(Math.min(...shown.rows.map(({ count }) => count))).toBeGreaterThanOrEqual(FEWEST_SHOWN);
  expect((await pool.query(`SELECT 1 FROM job WHERE task = 'send-email'`)).rows).toEqual([]);
  expect((await pool.query('SELECT 1 FROM email_message WHERE sent_at IS NULL')).rows).toEqual([]);

  const factors = await pool.query<{ email: string }>(
    'SELECT email FROM account JOIN second_factor USING (account_id) WHERE confirmed_at IS NOT NULL ORDER BY email',
  );
  expect(factors.rows.map(({ email }) => email)).toEqual(['accountant@demo.vemoi.test', 'admin@demo.vemoi.test']);

  expect(await seed()).toBe(false);
});
