import { describe, expect, it } from 'vitest';
import { testDatabase } from '#test/postgres/test-database.ts';
import { countAll } from './count-all.ts';
import { countUpTo } from './count-up-to.ts';

const { pool } = await testDatabase({ empty: true });

describe('the rows of a list', () => {
  it.each([10_000, 10_001])('are counted for a page up to 10,000, and all of them for a file: %i', async (rows) => {
    const source = 'generate_series(1, $1::int)';
    expect(await countUpTo(pool, source, [rows])).toBe(rows > 10_000 ? null : rows);
    expect(await countAll(pool, source, [rows])).toBe(rows);
  });
});
