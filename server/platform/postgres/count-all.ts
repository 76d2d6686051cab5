import type { Reports } from './reports.ts';

/** The rows of `source` (a FROM clause with its conditions), however many: for work that reads each of them anyway. */
export async function countAll(
  pool: Pick<Reports, 'query'>,
  source: string,
  values: readonly unknown[],
): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(`SELECT count(*)::int AS count FROM ${source}`, [
    ...values,
  ]);
  return rows[0]?.count ?? 0;
}
