import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { type DatabaseAddress, ownerClient } from './connection.ts';
import { kyselyOn } from './kysely-on.ts';
import { type MigrationFile, migrationFiles } from './migration-files.ts';

/** The message is for the person at the terminal. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

const TABLE = 'schema_migration';
const LOCK_TABLE = 'schema_migration_lock';
const FILE_TABLE = 'schema_migration_file';
// Arbitrary, but the same in every version.
const LOCK_KEY = 7_663_664_101;

type Recorded = ReadonlyMap<string, string>;

async function recorded(client: pg.Client): Promise<Recorded> {
  const known = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [FILE_TABLE]);
  if (known.rows[0]?.there !== true) return new Map();
  const rows = await client.query<{ name: string; sha256: string }>(`SELECT name, sha256 FROM ${FILE_TABLE}`);
  return new Map(rows.rows.map((row) => [row.name, row.sha256]));
}

/** Undefined when the database is behind or level. */
function mismatch(files: readonly MigrationFile[], done: Recorded): string | undefined {
  const edited = files.find((file) => done.has(file.name) && done.get(file.name) !== file.sha256);
  if (edited !== undefined) {
    return (
      `The migration ${edited.name} was edited after it had been applied to this database. ` +
      `Restore the file, and write the change as a new migration.`
    );
  }
  const names = new Set(files.map((file) => file.name));
  const unknown = [...done.keys()].find((name) => !names.has(name));
  return unknown === undefined
    ? undefined
    : `The database has the migration ${unknown}, which this version does not know: a newer Vemoi has been here. ` +
        `Start that version, or a newer one.`;
}

const asMigration = (file: MigrationFile): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql.raw(file.text).execute(db);
    await sql`INSERT INTO schema_migration_file (name, sha256) VALUES (${file.name}, ${file.sha256})`.execute(db);
  },
});

async function asOwner<T>(address: DatabaseAddress, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = ownerClient(address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Refuses edited files and a database of a newer version. */
export function pendingMigrations(address: DatabaseAddress, files = migrationFiles()): Promise<string[]> {
  return asOwner(address, async (client) => {
    const done = await recorded(client);
    const wrong = mismatch(files, done);
    if (wrong !== undefined) throw new MigrationError(wrong);
    return files.filter((file) => !done.has(file.name)).map((file) => file.name);
  });
}

/** All in one transaction, or none. Concurrent starts wait for each other. */
export function migrate(address: DatabaseAddress, files = migrationFiles()): Promise<string[]> {
  return asOwner(address, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    const done = await recorded(client);
    const wrong = mismatch(files, done);
    if (wrong !== undefined) throw new MigrationError(wrong);
    if (files.every((file) => done.has(file.name))) return [];
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${FILE_TABLE}
        (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    // A migration that waits for a lock blocks everything behind it; it gives up and is retried instead.
    await client.query("SET lock_timeout = '5s'");
    const migrator = new Migrator({
      db: kyselyOn(client),
      provider: {
        getMigrations: () => Promise.resolve(Object.fromEntries(files.map((file) => [file.name, asMigration(file)]))),
      },
      migrationTableName: TABLE,
      migrationLockTableName: LOCK_TABLE,
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) {
      const failed = results?.find((result) => result.status === 'Error');
      const because = error instanceof Error ? error.message : String(error);
      throw new MigrationError(
        `The migration ${failed?.migrationName ?? ''} failed and nothing was changed: ${because}`,
        { cause: error },
      );
    }
    // The application may read these tables (readiness), not write them.
    await client.query(
      `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ${TABLE}, ${LOCK_TABLE}, ${FILE_TABLE} FROM vemoi_app`,
    );
    await client.query(`GRANT SELECT ON ${TABLE}, ${LOCK_TABLE}, ${FILE_TABLE} TO vemoi_app`);
    return (results ?? []).map((result) => result.migrationName);
  });
}
