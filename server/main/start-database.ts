import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#server/platform/ports/environment.ts';
import { type DatabaseAddress, ownerClient } from '#server/platform/postgres/connection.ts';
import { databaseAddress } from '#server/platform/postgres/database-address.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { postgresOutage } from '#server/platform/postgres/postgres-outage.ts';
import { awaitDatabase } from './await-database.ts';
import { anotherRuns } from './instance-lock.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

// Its pool, its short reads, the batcher's, the listener, and room for tools. Replacing nodes needs room for one more.
const CONNECTIONS_OF_A_NODE = 26;

export type RunningDatabase = {
  readonly address: DatabaseAddress;
  readonly embedded: boolean;
  /** Stops the embedded database unless another Vemoi runs on it; leaves an external one alone. */
  readonly stop: () => Promise<void>;
};

async function answers(address: DatabaseAddress): Promise<void> {
  const client = ownerClient(address);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function startDatabase(
  environment: Environment,
  say: (sentence: string) => void,
): Promise<RunningDatabase> {
  if (environment.databaseUrl !== null) {
    const address = databaseAddress(environment.databaseUrl);
    await awaitDatabase({
      ask: () => answers(address),
      mayPass: postgresOutage.recognises,
      patience: environment.databaseWait,
      say,
      pause: (ms) => sleep(ms),
      clock: () => performance.now(),
    });
    return {
      address,
      embedded: false,
      stop: () => Promise.resolve(),
    };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.dataDir,
    projectFolder: PROJECT_FOLDER,
    say,
    settings: [`max_connections=${Math.max(60, 20 + (environment.workers + 1) * CONNECTIONS_OF_A_NODE)}`],
  });
  const stop = async (): Promise<void> => {
    // A tool must not stop the database of a running Vemoi.
    if (!postgres.startedHere && anotherRuns(environment.dataDir)) postgres.leave();
    else await postgres.stop();
  };
  return { address: postgres.address, embedded: true, stop };
}
