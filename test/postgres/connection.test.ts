import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { at } from '#server/platform/postgres/at.ts';
import { openDatabase } from '#server/platform/postgres/connection.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import { postgresOutage } from '#server/platform/postgres/postgres-outage.ts';
import { testDatabase } from './test-database.ts';

const { address, pool, db, transaction, database, asOwner } = await testDatabase();

describe('a connection', () => {
  it('reads int8 as a number, timestamptz as milliseconds, timestamp as text, and refuses what a number cannot hold', async () => {
    const found = await pool.query(
      `SELECT 9007199254740991::int8 AS big, '2026-11-20T10:00:00.5+07'::timestamptz AS moment, '2026-11-20 10:00'::timestamp AS wall`,
    );
    expect(found.rows).toEqual([
      { big: 9007199254740991, moment: Date.parse('2026-11-20T03:00:00.500Z'), wall: '2026-11-20 10:00:00' },
    ]);
    await expect(pool.query('SELECT 9007199254740993::int8')).rejects.toThrow(/beyond 2\^53/);
  });

  it('reads moments far in the past and future', async () => {
    const found = await pool.query<{ moment: number }>(
      `SELECT unnest(ARRAY['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']::timestamptz[]) AS moment`,
    );
    expect(found.rows.map((row) => row.moment)).toEqual([
      Date.parse('0001-01-01T00:00:00Z'),
      Date.parse('9999-12-31T23:59:59.999Z'),
    ]);
  });

  it('names statements with parameters, so that their plans are kept', async () => {
    const client = await pool.connect();
    const text = 'SELECT $1::int + $2::int AS sum';
    await client.query(text, [1, 2]);
    const kept = await client.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement = $1',
      [text],
    );
    client.release();
    expect(kept.rows).toEqual([{ n: 1 }]);
  });

  it('plans a marked statement anew each time', async () => {
    const client = await pool.connect();
    const text = `SELECT ${PLANNED_ANEW} $1::int AS one`;
    for (let time = 0; time < 3; time += 1)
      expect((await client.query<{ one: number }>(text, [time])).rows).toEqual([{ one: time }]);
    const kept = await client.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement = $1',
      [text],
    );
    expect(kept.rows).toEqual([{ n: 0 }]);
    client.release();
  });

  it('limits a statement’s duration', async () => {
    const limits = await pool.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_timeout', 'lock_timeout') ORDER BY name`,
    );
    expect(limits.rows.map(({ setting }) => Number(setting))).toEqual([5_000, 10_000, 20_000]);
  });
});

describe('a transaction', () => {
  const add = (name: string) => ({ name, value: JSON.stringify(name) });

  it('may also use the pool, however many run at once', {
    timeout: 4_000,
  }, async () => {
    const many = Array.from({ length: 24 }, () =>
      transaction(async ({ client }) => {
        // All of them wait for one another.
        await client.query("SELECT pg_advisory_xact_lock(hashtext('turns'))");
        return (await pool.query<{ one: number }>('SELECT 1 AS one')).rows[0]?.one;
      }),
    );
    expect((await pool.query<{ two: number }>('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
    expect(new Set(await Promise.all(many))).toEqual(new Set([1]));
  });

  it('commits when the work resolves and rolls back when it rejects, in SQL and in Kysely', async () => {
    await transaction(async (tx) => {
      await tx.db.insertInto('setting').values(add('kept')).execute();
      await tx.client.query("INSERT INTO setting (name, value) VALUES ($1, '1')", ['kept-too']);
    });
    const failed = transaction(async (tx) => {
      await tx.db.insertInto('setting').values(add('lost')).execute();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const names = await db
      .selectFrom('setting')
      .select('name')
      .where('name', 'in', ['kept', 'kept-too', 'lost'])
      .execute();
    expect(names.map(({ name }) => name).sort()).toEqual(['kept', 'kept-too']);
  });

  it('rejects when a failed statement was swallowed', async () => {
    const swallowed = transaction(async (tx) => {
      await tx.client.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow(/rolled back at its commit/);
  });

  it('always returns its connection', async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await transaction(() => Promise.reject(new Error('again'))).catch(() => undefined);
    expect(database.pool.totalCount).toBeLessThanOrEqual(8);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it('rejects as an outage when it loses its connection, and the pool continues', async () => {
    const lost = transaction(async (tx) => {
      const { rows } = await tx.client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await asOwner('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.client.query('SELECT 1');
    });
    const error = await lost.catch((thrown: unknown) => thrown);
    expect([error, postgresOutage.recognises(error)]).toEqual([expect.any(Error), true]);
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  });
});

it('compares an instant with a timestamptz column', async () => {
  await db
    .insertInto('periodic_task')
    .values({ name: 'x', next_at: new Date(1_000) })
    .execute();
  const due = await db
    .selectFrom('periodic_task')
    .select(['name', 'next_at'])
    .where('next_at', '<=', at(instant(1_000)))
    .where('next_at', '>', at(instant(999)))
    .execute();
  expect(due).toEqual([{ name: 'x', next_at: 1_000 }]);
});

it('does not take a bug in SQL for an outage', async () => {
  const error = await sql`SELECT nothing`.execute(db).catch((thrown: unknown) => thrown);
  expect(postgresOutage.recognises(error)).toBe(false);
});

it('closes a connection whose server was demoted to a standby', async () => {
  const own = openDatabase(address, 2);
  const refused = own.transaction(async ({ client }) => {
    await client.query('SET TRANSACTION READ ONLY');
    await client.query('DELETE FROM category');
  });
  await expect(refused).rejects.toMatchObject({ code: '25006' });
  expect(own.pool.totalCount).toBe(0);
  await own.transaction(({ client }) => client.query('SELECT 1'));
  expect(own.pool.totalCount).toBe(1);
  await own.close();
});
