import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#server/platform/ports/environment.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { prepareDataDir } from '#server/platform/postgres/embedded/data-home.ts';
import { checkPort, portRefusal } from './check-port.ts';
import { productionRefusals, readEnvironment, SettingError } from './environment.ts';
import { forkNode } from './fork-node.ts';
import { handleUncaughtErrors } from './handle-uncaught-errors.ts';
import { lockInstance } from './instance-lock.ts';
import { startNodeGroup } from './node-group.ts';
import { openLog } from './open-log.ts';
import { pagesAreBuilt } from './pages.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runCleanups } from './run-cleanups.ts';
import { startApp } from './start-app.ts';
import { startDatabase } from './start-database.ts';

type Settings = Readonly<Record<string, string | undefined>>;

export type RunServerOptions = {
  readonly env: Settings;
  readonly developing?: boolean;
  readonly say: (sentence: string) => void;
  /** Runs between migrations and the first request: the demo's seed. */
  readonly beforeServing?: (ready: {
    readonly environment: Environment;
    readonly address: DatabaseAddress;
  }) => Promise<void>;
};

export type RunningServer = {
  readonly environment: Environment;
  readonly address: DatabaseAddress;
  /** Stops everything, the embedded database last. */
  readonly stop: () => Promise<void>;
};

const REPLACE = 'SIGUSR2';

/** Starts WORKERS nodes over one database; SIGUSR2 replaces them one by one. */
async function startNodes(
  environment: Environment,
  address: DatabaseAddress,
  say: (sentence: string) => void,
): Promise<() => Promise<void>> {
  const group = await startNodeGroup({
    count: environment.workers,
    start: (place) => forkNode(place, address),
    say,
    // A pause alone keeps no process alive.
    pause: (ms) => sleep(ms, undefined, { ref: false }),
    clock: () => performance.now(),
  });
  const replace = (): void => void group.replaceAll();
  process.on(REPLACE, replace);
  return async () => {
    process.off(REPLACE, replace);
    await group.stop();
  };
}

/** A single node cannot be replaced without downtime. */
function refuseToReplace(say: (sentence: string) => void): () => void {
  const refuse = (): void =>
    say('There is only one node, so it cannot be replaced without downtime. Set WORKERS to 2 or more.');
  process.on(REPLACE, refuse);
  return () => process.off(REPLACE, refuse);
}

/** Throws a SettingError, EmbeddedPostgresError or MigrationError, and then leaves nothing running. */
export async function runServer({
  env,
  developing = false,
  say,
  beforeServing,
}: RunServerOptions): Promise<RunningServer> {
  const environment = readEnvironment(env);
  const refusals = productionRefusals(environment, env);
  if (refusals.length > 0) throw new SettingError(refusals.join('\n'));
  if (!developing && !pagesAreBuilt())
    throw new SettingError(
      'The pages are not built yet. Run npm start, which builds them, or node_modules/.bin/vite build && ' +
        'node_modules/.bin/vite build --ssr.',
    );
  prepareDataDir(environment.dataDir);

  const undo: (() => unknown)[] = [];
  const stop = (): Promise<void> => runCleanups(undo);
  try {
    undo.unshift(lockInstance(environment.dataDir, environment.baseUrl));
    await checkPort(environment.host, environment.port);
    const database = await startDatabase(environment, say);
    undo.unshift(database.stop);
    await prepareDatabase(environment, database.address);
    await beforeServing?.({ environment, address: database.address });
    if (environment.workers > 1 && !developing) {
      undo.unshift(await startNodes(environment, database.address, say));
    } else {
      undo.unshift(refuseToReplace(say));
      const log = openLog(environment);
      const app = await startApp({
        environment,
        address: database.address,
        log,
        pages: developing ? 'developed' : 'built',
      });
      undo.unshift(app.stop, handleUncaughtErrors(log, stop));
    }
    return { environment, address: database.address, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw portRefusal(error, environment.host, environment.port);
  }
}
