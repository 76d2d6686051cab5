import type pg from 'pg';
import { type Database, openDatabase } from '#server/platform/postgres/connection.ts';
import { afterFile } from '#test/postgres/after-file.ts';
import type { TestDatabase } from '#test/postgres/test-database.ts';

const withoutLocks = (text: string): string =>
  text.replaceAll(/FOR (?:NO KEY )?UPDATE(?: OF \w+)?(?: SKIP LOCKED)?/g, '');

type Query = (config: unknown, ...rest: unknown[]) => unknown;

const changed = (config: unknown, change: (text: string) => string): unknown => {
  if (typeof config === 'string') return change(config);
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
    ? { ...config, text: change(config.text) }
    : config;
};

function meddle(pool: pg.Pool, change: (text: string) => string): void {
  pool.on('connect', (client) => {
    const plain = client.query.bind(client) as Query;
    const query: Query = (config, ...rest) => plain(changed(config, change), ...rest);
    // pg.Client.query has ten overloads; all of them go through.
    client.query = query as typeof client.query;
  });
}

/** Statements lose their locks on the way: the negative control of a race. */
export function withoutGuard(test: TestDatabase, change: (text: string) => string = withoutLocks): Database {
  const database = openDatabase(test.address, 8);
  meddle(database.pool, change);
  afterFile(database.close);
  return {
    ...database,
    pipelined: (most) => {
      const pool = database.pipelined(most);
      meddle(pool, change);
      return pool;
    },
  };
}
