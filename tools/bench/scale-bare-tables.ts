import type pg from 'pg';
import { inLanes } from './in-lanes.ts';

type Part = { readonly relation: string; readonly turn: number; readonly drop: string; readonly make: string };

// In the order in which they may be dropped; they are made again in reverse.
const PARTS = `WITH filled AS (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'schema_migration%')
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS make,
         CASE c.contype WHEN 'f' THEN 0 ELSE 1 END AS turn, c.conname AS name, c.conrelid::regclass::text AS relation
    FROM pg_constraint c JOIN filled f ON f.oid = c.conrelid WHERE c.contype IN ('f', 'p', 'u')
  UNION ALL
  SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 2, i.indexrelid::regclass::text, i.indrelid::regclass::text
    FROM pg_index i JOIN filled f ON f.oid = i.indrelid WHERE NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x'))
  ORDER BY turn, name`;

/** One list per table: two connections never wait for the same table. */
const byTable = (parts: readonly Part[]): readonly (readonly string[])[] =>
  [...Map.groupBy(parts, ({ relation }) => relation).values()].map((own) => own.map(({ make }) => make));

/** Some ten times faster than row by row, and every row is still checked. */
export async function withBareTables(
  lanes: readonly [pg.ClientBase, ...pg.ClientBase[]],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await lanes[0].query<Part>(PARTS);
  for (const { drop } of rows) await lanes[0].query(drop);
  await fill();
  const again = rows.toReversed();
  await inLanes(lanes, byTable(again.filter(({ turn }) => turn > 0)));
  // Primary keys before the foreign keys that refer to them.
  await inLanes(lanes, byTable(again.filter(({ turn }) => turn === 0)));
}
