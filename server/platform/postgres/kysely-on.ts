import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

/** Kysely over a connection owned by the caller. */
export function kyselyOn(client: pg.ClientBase): Kysely<Tables> {
  const borrowed = { query: client.query.bind(client), release: () => undefined } as unknown as PostgresPoolClient;
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve(), options: {} },
    }),
  });
}
