import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/postgres/test-database.ts';
import { BATCH_SETTINGS } from './batch-transaction.ts';
import { ownerClient } from './connection.ts';
import { rowsByKey, sameRow } from './rows-by-key.ts';

type Node = { readonly 'Node Type': string; readonly 'Parent Relationship'?: string; readonly Plans?: readonly Node[] };
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const test = await testDatabase();
const IDS = Array.from({ length: 200 }, () => randomUUID());
const BY_KEY = `UPDATE checkout_session c SET state = x.state
  FROM ${rowsByKey('checkout_session', 'checkout_session_id', 'unnest($2::uuid[], $3::text[]) AS asked(checkout_session_id, state)')} WHERE ${sameRow('c')}`;
const BY_JOIN = `UPDATE checkout_session c SET state = x.state FROM unnest($2::uuid[], $3::text[]) AS x(checkout_session_id, state)
  WHERE c.event_id = $1 AND c.checkout_session_id = ANY($2::uuid[]) AND c.checkout_session_id = x.checkout_session_id`;

const asInBatches = BATCH_SETTINGS.map((setting) => `SET LOCAL ${setting.replace('=', " = '")}'`).join('; ');

async function plansOf(text: string): Promise<readonly (readonly Node[])[]> {
  const client = ownerClient(test.address);
  await client.connect();
  const plans: (readonly Node[])[] = [];
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(
      `BEGIN; ${asInBatches}; SET LOCAL plan_cache_mode = ${mode}; PREPARE written(int, uuid[], text[]) AS ${text}`,
    );
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE written(1, '{${IDS.join(',')}}', '{${IDS.map(() => 'CANCELLED').join(',')}}')`,
    );
    plans.push(nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'None' }));
    await client.query('ROLLBACK; DEALLOCATE written');
  }
  await client.end();
  return plans;
}

/** A nested loop over the whole batch. */
const comparesEachWithEach = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node['Node Type'] === 'Function Scan' && node['Parent Relationship'] === 'Inner');

it('writes a batch’s rows by key, one by one', async () => {
  for (const nodes of await plansOf(BY_KEY)) {
    expect(nodes.map((node) => node['Node Type'])).toContain('Tid Scan');
    expect(comparesEachWithEach(nodes)).toBe(false);
  }
});

it('compares every row with every other in a plain join', async () => {
  expect((await plansOf(BY_JOIN)).some(comparesEachWithEach)).toBe(true);
});
