import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { kyselyOn } from './kysely-on.ts';
import type { Tables } from './tables.ts';

/** An open transaction: its connection, as raw SQL and as Kysely. */
export type PostgresTx = Transaction & { readonly client: pg.ClientBase; readonly db: Kysely<Tables> };

export function postgresTx(client: pg.ClientBase): PostgresTx {
  let db: Kysely<Tables> | undefined;
  const tx = {
    client,
    get db(): Kysely<Tables> {
      db ??= kyselyOn(client);
      return db;
    },
  };
  return tx as unknown as PostgresTx;
}

/** Unwraps a transaction made by `Database.transaction` or `postgresTx`. */
export const inPostgres = (tx: Transaction): PostgresTx => tx as PostgresTx;
