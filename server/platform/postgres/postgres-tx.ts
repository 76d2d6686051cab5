import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { kyselyOn } from './kysely-on.ts';
import type { Tables } from './tables.ts';

/** What an open transaction is here: one connection, as hand-written SQL and as Kysely. */
export type PostgresTx = Transaction & { readonly client: pg.ClientBase; readonly db: Kysely<Tables> };

/** A transaction that was begun on this connection. */
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

/** Looks inside a transaction that `Database.transaction` or `postgresTx` made. */
export const inPostgres = (tx: Transaction): PostgresTx => tx as PostgresTx;
