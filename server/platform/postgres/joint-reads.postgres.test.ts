import { afterAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#test/postgres/test-database.ts';
import { openDatabase } from './connection.ts';

const test = await testDatabase();
const database = openDatabase(test.address);
const { reads } = database;
afterAll(() => database.close());

type Asked = { readonly n: number; readonly pid: number };
const ask = async (n: number): Promise<Asked | undefined> =>
  (await reads.rows<Asked>('SELECT $1::int AS n, pg_backend_pid() AS pid', [n]))[0];

describe('reads of one turn', () => {
  it('share a connection, and each gets its own rows', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => ask(n)));
    expect(answers.map((answer) => answer?.n)).toEqual(Array.from({ length: 120 }, (_, n) => n));
    const ofFirstFifty = new Set(answers.slice(0, 50).map((answer) => answer?.pid));
    expect(ofFirstFifty.size).toBe(1);
  });

  it('fail alone', async () => {
    const [before, failed, after] = await Promise.allSettled([ask(1), reads.rows('SELECT 1 / $1::int', [0]), ask(2)]);
    expect(before).toMatchObject({ value: { n: 1 } });
    expect(failed).toMatchObject({ reason: { code: '22012' } });
    expect(after).toMatchObject({ value: { n: 2 } });
  });

  it('fail with their connection, and the next have another', async () => {
    const lost = Promise.allSettled([reads.rows('SELECT pg_sleep($1::int)', [20]), ask(1)]);
    await vi.waitFor(async () => {
      const ended = await test.asOwner(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%'`,
      );
      expect(ended).toHaveLength(1);
    });
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(ask(3)).resolves.toMatchObject({ n: 3 });
  });
});

it('fails when the database cannot be reached, and asks again later', async () => {
  const nobody = openDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' });
  const answers = await Promise.allSettled([nobody.reads.rows('SELECT 1', []), nobody.reads.rows('SELECT 2', [])]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(nobody.reads.rows('SELECT 3', [])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nobody.close();
});
