import type { Reports } from './reports.ts';

/** Beyond this, counting costs more than reading. */
const GREATEST_COUNT = 10_000;

/** As lists show it: exact to 10,000; null beyond. */
export const shownCount = (count: number): number | null => (count > GREATEST_COUNT ? null : count);

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
  return shownCount(rows[0]?.count ?? 0);
}
