import type { Reports } from './reports.ts';

/** Beyond this, counting costs more than reading. */
const GREATEST_COUNT = 10_000;

/** The rows of `source` (a FROM clause with its conditions), exact to 10,000; null beyond. */
export async function countUpTo(
  pool: Pick<Reports, 'query'>,
  source: string,
  values: readonly unknown[],
): Promise<number | null> {
  const { rows } = await pool.query<{ readonly count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM ${source} LIMIT ${GREATEST_COUNT + 1}) counted`,
    [...values],
  );
  const count = rows[0]?.count ?? 0;
  return count > GREATEST_COUNT ? null : count;
}
