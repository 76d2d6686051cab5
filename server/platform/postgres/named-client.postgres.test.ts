import { afterEach, expect, it, vi } from 'vitest';
import { testDatabase } from '#test/postgres/test-database.ts';
import { openDatabase } from './connection.ts';
import { PLAN_KEPT } from './named-client.ts';

const test = await testDatabase();
const FIND = `${PLAN_KEPT} SELECT id FROM growing WHERE id = $1`;

afterEach(() => vi.restoreAllMocks());

it('keeps a plan for two seconds, so that one made for an empty table does not last', async () => {
  await test.asOwner('CREATE TABLE growing (id int PRIMARY KEY) WITH (autovacuum_enabled = false)');
  await test.asOwner('GRANT SELECT ON growing TO vemoi_app');
  await test.asOwner('ANALYZE growing');
  const database = openDatabase(test.address, 1);
  const { pool } = database;
  await pool.query('SET plan_cache_mode = force_generic_plan');
  const find = () => pool.query(FIND, [1]);
  const plan = async (): Promise<string> => {
    const { rows: named } = await pool.query<{ name: string }>(
      `SELECT name FROM pg_prepared_statements WHERE statement LIKE '%growing WHERE id%'`,
    );
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE ${named[0]?.name}(1)`);
    return rows[0]?.['QUERY PLAN'] ?? '';
  };
  await find();
  await test.asOwner('INSERT INTO growing SELECT generate_series(1, 10000)');
  await find();
  expect(await plan()).toContain('Seq Scan');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 2_001);
  await find();
  expect(await plan()).toContain('Index Only Scan');
  await database.close();
});
