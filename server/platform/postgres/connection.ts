import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { token } from '#domain/kernel/token.ts';
import { limitConcurrency } from '#server/platform/system/limit-concurrency.ts';
import { BATCH_SETTINGS } from './batch-transaction.ts';
import { makeFindPrimary } from './find-primary.ts';
import { readOnlyError } from './is-retryable.ts';
import { jointReads, type Reads } from './joint-reads.ts';
import { NamedClient } from './named-client.ts';
import { type PostgresTx, postgresTx } from './postgres-tx.ts';
import { PrimaryClient, type PrimaryClientConfig } from './primary-client.ts';
import type { Tables } from './tables.ts';

import { wireTypes } from './wire-types.ts';

export type DatabaseAddress = {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
  /** Instead of the fields above. */
  readonly connectionString?: string;
  /** Standbys: after a failover the primary is one of them. */
  readonly otherwise?: readonly DatabaseAddress[];
};

/** The database in the application's role, which cannot alter ledger or audit rows. */
export type Database = {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** For short reads by key, on connections of their own. */
  readonly reads: Reads;
  /** Commits when the promise resolves, rolls back when it rejects. */
  readonly transaction: <T>(work: (tx: PostgresTx) => Promise<T>) => Promise<T>;
  /** A separate pool with `pipeline: true` and the batch settings. */
  readonly pipelined: (most: number) => pg.Pool;
  /** A connection outside the pool, for LISTEN; the caller connects and ends it. */
  readonly lonely: () => pg.Client;
  /** Only the rehearsal's schema is in the search path (migration 0014). The caller closes it. */
  readonly rehearsal: () => Database;
  readonly close: () => Promise<void>;
};
export const Database = token<Database>('Database');

const APP_ROLE = 'vemoi_app';

// One old snapshot costs 60 % of the batch rate, so nothing runs long. With 4 MB a report of 100,000 orders no longer
// knows its rows, only their pages, and reads every row on them.
const appOptions = [
  `role=${APP_ROLE}`,
  'timezone=UTC',
  'statement_timeout=10s',
  'transaction_timeout=20s',
  'idle_in_transaction_session_timeout=10s',
  'lock_timeout=5s',
  'work_mem=16MB',
];
const ownerOptions = ['timezone=UTC'];
const CONNECTION_PATIENCE_MS = 5_000;
/** For single statements, so that a transaction that also asks the pool is answered. */
const LEFT_FREE = 2;
const READING_CONNECTIONS = 2;

const asOptions = (options: readonly string[]): string => options.map((option) => `-c ${option}`).join(' ');

function clientConfig(
  { otherwise = [], ...address }: DatabaseAddress,
  options: readonly string[],
): PrimaryClientConfig {
  return {
    ...address,
    primary: otherwise.length === 0 ? undefined : makeFindPrimary([address, ...otherwise]),
    options: asOptions(options),
    types: wireTypes,
    application_name: 'vemoi',
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
  };
}

/** The owner's connection, for migrations and maintenance only. */
export const ownerClient = (address: DatabaseAddress): pg.Client =>
  new PrimaryClient(clientConfig(address, ownerOptions));

/** Connects on the first statement. `poolSize` stays small: more connections make a hot row slower. */
export const openDatabase = (address: DatabaseAddress, poolSize = 8): Database => opened(address, poolSize, appOptions);

function opened(address: DatabaseAddress, poolSize: number, options: readonly string[]): Database {
  const config = clientConfig(address, options);
  const batchConfig = { ...config, options: asOptions([...options, ...BATCH_SETTINGS]) };
  const pools: pg.Pool[] = [];
  const open = (max: number, pipeline: boolean, settings = config): pg.Pool => {
    const poolConfig: pg.PoolConfig & { readonly pipeline: boolean } = {
      ...settings,
      Client: NamedClient,
      max,
      pipeline,
      idleTimeoutMillis: 60_000,
    };
    const pool = new pg.Pool(poolConfig);
    // The pool drops an idle connection that breaks; without a listener the error would end the process.
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  const pool = open(poolSize, false);
  const limited = limitConcurrency(Math.max(1, poolSize - LEFT_FREE), { patienceMs: CONNECTION_PATIENCE_MS });
  return {
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    transaction: (work) => limited(() => inTransaction(pool, work)),
    reads: jointReads(open(READING_CONNECTIONS, true)),
    pipelined: (most) => open(most, true, batchConfig),
    lonely: () => new PrimaryClient(config),
    rehearsal: () => opened(address, 1, [...appOptions, 'search_path=rehearsal']),
    close: async () => {
      await Promise.all(pools.map((each) => each.end()));
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: PostgresTx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error): void => {
    broken = error;
  };
  client.on('error', note);
  try {
    await client.query('BEGIN');
    const value = await work(postgresTx(client));
    const commit = await client.query('COMMIT');
    // COMMIT answers ROLLBACK, without an error, after a failed statement that was swallowed.
    if (commit.command !== 'COMMIT')
      throw new Error('The transaction was rolled back at its commit: a statement in it had failed.');
    return value;
  } catch (error) {
    broken ??= readOnlyError(error);
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken ??= failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}
