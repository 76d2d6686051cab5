import type { ColumnType } from 'kysely';
import type { Tables } from '#server/platform/postgres/tables.ts';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Read<Column> = Column extends ColumnType<infer Selected, unknown, unknown> ? Selected : Column;
type Frozen<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** The columns of tables.ts in camel case; the one port that knows of tables (docs/decisions/0029). */
export type Row<Name extends keyof Tables, Left extends keyof Tables[Name] = never> = {
  readonly [Column in Exclude<keyof Tables[Name], Left> & string as Camel<Column>]: Frozen<Read<Tables[Name][Column]>>;
};
