import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/postgres/migrator.ts';
import { temporaryClusterFolder } from './temporary-cluster-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: DatabaseAddress;
  }
}

/** Every test file copies this migrated database. */
const TEMPLATE = 'vemoi_template';

/** One cluster for the whole test run, on a socket in the temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryClusterFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir,
    projectFolder: resolve(import.meta.dirname, '../..'),
    say: () => undefined,
    // A test database need not survive a power failure.
    settings: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'],
  });
  const client = ownerClient(postgres.address);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrate({ ...postgres.address, database: TEMPLATE });
  project.provide('postgres', postgres.address);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
