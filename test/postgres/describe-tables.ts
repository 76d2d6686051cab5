import type pg from 'pg';

type Column = {
  readonly table_name: string;
  readonly column_name: string;
  readonly udt_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly column_default: string | null;
  readonly is_generated: string;
  readonly is_identity: 'YES' | 'NO';
};

// Counted in int8 and no money.
const NUMBERS = new Set(['job.id', 'job.job_id']);

const pascal = (name: string): string => name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

function plainType(column: Column, values: readonly string[] | undefined): string {
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ');
  switch (column.udt_name) {
    case 'text':
    case 'uuid':
      return 'string';
    case 'int2':
    case 'int4':
    case 'float8':
      return 'number';
    case 'int8':
      return NUMBERS.has(`${column.table_name}.${column.column_name}`) ? 'number' : 'Dong';
    case 'bool':
      return 'boolean';
    case 'timestamptz':
      return 'Moment';
    case 'timestamp':
    case 'date':
      return 'LocalTime';
    case 'jsonb':
      return 'Json';
    case 'bytea':
      return 'Buffer';
    case '_text':
    case '_uuid':
      return 'string[]';
    case '_int4':
      return 'number[]';
    default:
      throw new Error(
        `No TypeScript type is chosen for ${column.udt_name} (${column.table_name}.${column.column_name})`,
      );
  }
}

function columnType(column: Column, values: readonly string[] | undefined): string {
  const plain = plainType(column, values);
  const whole = column.is_nullable === 'YES' ? `${plain} | null` : plain;
  if (column.is_generated === 'ALWAYS' || column.is_identity === 'YES') return `GeneratedAlways<${whole}>`;
  return column.column_default === null ? whole : `Generated<${whole}>`;
}

/** The value lists of `CHECK (column IN (...))`, by `table.column`. */
async function checkedValues(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const checks = await client.query<{ table_name: string; column_name: string; definition: string }>(`
    SELECT c.conrelid::regclass::text AS table_name, a.attname AS column_name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'c' AND cardinality(c.conkey) = 1 AND c.connamespace = 'public'::regnamespace`);
  return new Map(
    checks.rows.flatMap(({ table_name, column_name, definition }) => {
      const values = /^CHECK \(\(\(?\w+\)? = (?:ANY \(ARRAY\[(.*)\]\)|('[^']*'::text))\)\)$/.exec(definition);
      const list = (values?.[1] ?? values?.[2])?.match(/'[^']*'/g);
      return list === undefined || list === null
        ? []
        : [[`${table_name}.${column_name}`, list.map((value) => value.slice(1, -1))] as const];
    }),
  );
}

const WIDEST = 120;

/** A column as the formatter leaves it: a long union stands one member a line. */
function columnLine(name: string, type: string): string {
  const line = `  ${name}: ${type};`;
  return line.length <= WIDEST ? line : `  ${name}:\n    | ${type.split(' | ').join('\n    | ')};`;
}

/** The text of tables.ts as a migrated database says it. */
export async function describeTables(client: pg.ClientBase): Promise<string> {
  const columns = await client.query<Column>(`
    SELECT table_name, column_name, udt_name, is_nullable, column_default, is_generated, is_identity
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE 'schema_migration%'
    ORDER BY table_name, ordinal_position`);
  const values = await checkedValues(client);
  const tables = Map.groupBy(columns.rows, (column) => column.table_name);
  const interfaces = [...tables].map(([table, own]) => {
    const lines = own.map((column) =>
      columnLine(column.column_name, columnType(column, values.get(`${table}.${column.column_name}`))),
    );
    return `type ${pascal(table)}Table = {\n${lines.join('\n')}\n};\n`;
  });
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  return `${HEAD}\n${interfaces.join('\n')}\n/** Every table, for Kysely. */\nexport type Tables = {\n${index.join('\n')}\n};\n`;
}

const HEAD = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

// Written from the migrated database by test/postgres/tables.test.ts (vitest -u), which also fails when this file says
// something else.

/** timestamptz: read as milliseconds, written as a Date, compared with at(). */
type Moment = ColumnType<Instant, Date, Date>;
/** timestamp or date: a wall clock without a zone, as text. */
type LocalTime = ColumnType<string, string, string>;
/** jsonb: parse what is read; write JSON text. */
type Json = ColumnType<unknown, string, string>;
`;
