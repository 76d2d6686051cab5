import type { DatabaseAddress } from '#server/adapters/postgres/connection.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded/embedded-postgres.ts';
import type { Environment } from '#server/application/ports/environment.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

export type RunningDatabase = {
  readonly address: DatabaseAddress;
  readonly embedded: boolean;
  /** Ends the embedded one; leaves an external one alone. */
  readonly stop: () => Promise<void>;
};

/** The database of DATABASE_URL, or the embedded one on the data folder. */
export async function startDatabase(environment: Environment, say: (sentence: string) => void): Promise<RunningDatabase> {
  if (environment.databaseUrl !== null) {
    return { address: { connectionString: environment.databaseUrl }, embedded: false, stop: () => Promise.resolve() };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: environment.dataDir, projectFolder: PROJECT_FOLDER, say });
  return { address: postgres.address, embedded: true, stop: postgres.stop };
}
