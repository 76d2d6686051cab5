import { SPREAD_BY, TABLE_GROUPS, type TableGroup } from './table-groups.ts';

type Ask = <Row extends object>(text: string) => Promise<Row[]>;

type Key = { readonly table: string; readonly name: string; readonly columns: readonly string[] };
type Foreign = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly theirs: readonly string[];
};
type Column = { readonly table: string; readonly column: string; readonly type: string; readonly nullable: boolean };

const TABLES = `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname NOT LIKE 'schema_migration%'`;
// Unique and exclusion constraints, and unique indexes without one; an expression counts as no column.
const KEYS = `SELECT t.relname::text AS table, i.relname::text AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (x.indkey[0:x.indnkeyatts - 1])) AS columns
  FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
  WHERE (x.indisunique OR x.indisexclusion) AND t.relnamespace = 'public'::regnamespace`;
const FOREIGN = `SELECT c.conname::text AS name, f.relname::text AS from, r.relname::text AS to,
    ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k(n, i) JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n ORDER BY k.i) AS columns,
    ARRAY(SELECT a.attname::text FROM unnest(c.confkey) WITH ORDINALITY k(n, i) JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n ORDER BY k.i) AS theirs
  FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class r ON r.oid = c.confrelid
  WHERE c.contype = 'f' AND f.relnamespace = 'public'::regnamespace`;
const COLUMNS = `SELECT t.relname::text AS table, a.attname::text AS column, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable
  FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
  WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND a.attname IN ('event_id', 'account_id')`;
const TRIGGERS = `SELECT tgrelid::regclass::text AS table, tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal`;

const TYPES: Readonly<Record<string, string>> = { event_id: 'integer', account_id: 'uuid' };
const groups = new Map<string, TableGroup>(
  Object.entries(TABLE_GROUPS).flatMap(([group, tables]) => tables.map((table) => [table, group as TableGroup])),
);

function foreignFault({ name, from, to, columns, theirs }: Foreign): string | undefined {
  const [own, other] = [groups.get(from), groups.get(to)];
  const by = own === undefined ? undefined : SPREAD_BY[own];
  if (own === undefined || other === undefined || (own === 'local' && other === 'local') || other === 'reference')
    return undefined;
  if (by === undefined || own !== other) return `${from}.${name} leaves its machine for ${to}`;
  const at = columns.indexOf(by);
  return at >= 0 && theirs[at] === by
    ? undefined
    : `${from}.${name} may lead to another machine's ${to}: it lacks ${by}`;
}

export async function shardingFaults(ask: Ask): Promise<readonly string[]> {
  const tables = (await ask<{ readonly name: string }>(TABLES)).map(({ name }) => name);
  const columns = await ask<Column>(COLUMNS);
  const spreadBy = (table: string): string | undefined => {
    const group = groups.get(table);
    return group === undefined ? undefined : SPREAD_BY[group];
  };
  return [
    ...tables.filter((table) => !groups.has(table)).map((table) => `${table} belongs to no group`),
    ...[...groups.keys()]
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} is named and is not there`),
    ...tables.flatMap((table) => {
      const by = spreadBy(table);
      if (by === undefined) return [];
      const column = columns.find((each) => each.table === table && each.column === by);
      return column !== undefined && column.type === TYPES[by] && !column.nullable
        ? []
        : [`${table} has no ${by} that is always there`];
    }),
    ...(await ask<Key>(KEYS)).flatMap((key) => {
      const by = spreadBy(key.table);
      return by === undefined || key.columns.includes(by)
        ? []
        : [`${key.table}.${key.name} is unique on each machine only: it lacks ${by}`];
    }),
    ...(await ask<Foreign>(FOREIGN)).flatMap((key) => foreignFault(key) ?? []),
    ...(await ask<{ readonly table: string; readonly name: string }>(TRIGGERS))
      .filter(({ table }) => spreadBy(table) !== undefined)
      .map(({ table, name }) => `${table}.${name} is a trigger`),
  ];
}
