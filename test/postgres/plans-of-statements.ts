import { type Database, openDatabase } from '#server/platform/postgres/connection.ts';
import type { Reads } from '#server/platform/postgres/joint-reads.ts';
import { afterFile } from '#test/postgres/after-file.ts';
import type { TestDatabase } from './test-database.ts';

export type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Plan Width'?: number;
  readonly Plans?: readonly Plan[];
};

/** Below this size a sequential scan is the cheapest plan. */
const SMALL = 200;
const LARGE = `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples > ${SMALL}`;
let large: ReadonlySet<string> = new Set();

export const readWhole = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && large.has(plan['Relation Name'] ?? '') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
];

export const rowsLookedAt = (plan: Plan): number =>
  (plan['Relation Name'] === undefined
    ? 0
    : ((plan['Actual Rows'] ?? 0) +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      (plan['Actual Loops'] ?? 1)) + (plan.Plans ?? []).reduce((sum, each) => sum + rowsLookedAt(each), 0);

/** Bytes of a row in each sort of many rows. */
export const sortWidths = (plan: Plan): readonly number[] => {
  const { Plans: [below] = [] } = plan;
  const sorts = plan['Node Type'].includes('Sort') && (below?.['Actual Rows'] ?? 0) > 100;
  return [...(sorts ? [plan['Plan Width'] ?? 0] : []), ...(plan.Plans ?? []).flatMap(sortWidths)];
};

const isExplained = (text: string): boolean => /^\s*(?:\/\*.*?\*\/\s*)?(?:SELECT|WITH|UPDATE|DELETE)\b/i.test(text);

/** Notes the plan of each statement for its values. Writes are undone before they run. */
export function listeningDatabase(test: TestDatabase): { readonly database: Database; readonly plans: Plan[] } {
  const database = openDatabase(test.address, 4);
  const plans: Plan[] = [];
  afterFile(database.close);
  database.pool.on('connect', (client) => {
    const plain = client.query.bind(client) as (
      text: string,
      values?: readonly unknown[],
      done?: unknown,
    ) => Promise<unknown>;
    const query = async (text: string, values?: readonly unknown[], done?: unknown): Promise<unknown> => {
      if (isExplained(text)) {
        large = new Set((await test.asOwner<{ readonly name: string }>(LARGE)).map(({ name }) => name));
        await test.asOwner('BEGIN');
        const [told] = await test.asOwner<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
          `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
          values,
        );
        await test.asOwner('ROLLBACK');
        if (told !== undefined) plans.push(told['QUERY PLAN'][0].Plan);
      }
      return plain(text, values, done);
    };
    // pg.Client.query has ten overloads; the adapters use one, and the pool its callback.
    client.query = query as typeof client.query;
  });
  // The adapters' short reads go through the same listening connections.
  const reads: Reads = {
    rows: async <Row>(text: string, values: readonly unknown[]) =>
      (await database.pool.query(text, [...values])).rows as Row[],
  };
  return { database: { ...database, reads }, plans };
}
