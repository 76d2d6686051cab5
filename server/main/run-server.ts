import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '#server/adapters/postgres/connection.ts';
import { prepareDataDir } from '#server/adapters/postgres/embedded/data-home.ts';
import type { Environment } from '#server/application/ports/environment.ts';
import { checkPort, portRefusal } from './check-port.ts';
import { productionRefusals, readEnvironment, SettingError } from './environment.ts';
import { lockInstance } from './instance-lock.ts';
import { openLog } from './open-log.ts';
import { pagesAreBuilt } from './pages.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startApp } from './start-app.ts';
import { startDatabase } from './start-database.ts';
import { surviveBugs } from './survive-bugs.ts';
import { undoAll } from './undo-all.ts';

type Settings = Readonly<Record<string, string | undefined>>;

export type RunServerOptions = {
  readonly env: Settings;
  /** Pages straight from their sources, through Vite. */
  readonly developing?: boolean;
  /** Hears what a person at the terminal should know, one sentence each. */
  readonly say: (sentence: string) => void;
  /** After the migrations and before the first request: the demo's seed. */
  readonly beforeServing?: (ready: { readonly environment: Environment; readonly address: DatabaseAddress }) => Promise<void>;
};

export type RunningServer = {
  readonly environment: Environment;
  readonly address: DatabaseAddress;
  /** Ends everything that was started, the embedded database last. */
  readonly stop: () => Promise<void>;
};

const WORKER_PATIENCE_MS = 12_000;
const DATABASE = 'VEMOI_WORKER_DATABASE';

/** One of WORKERS nodes: its primary has prepared everything. Resolves with the way to stop. */
export async function runWorker(env: Settings): Promise<() => Promise<void>> {
  const environment = readEnvironment(env);
  const address = JSON.parse(env[DATABASE] ?? '{}') as DatabaseAddress;
  const log = openLog(environment);
  const app = await startApp({ environment, address, log, pages: pagesAreBuilt() ? 'built' : 'none' });
  surviveBugs(log, app.stop);
  return app.stop;
}

/** Forks the workers, replaces one that dies, and ends them together. */
async function startWorkers(environment: Environment, address: DatabaseAddress, say: (sentence: string) => void): Promise<() => Promise<void>> {
  let stopping = false;
  // Whatever started us, a worker is main.ts.
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts') });
  const fork = (): Worker => cluster.fork({ [DATABASE]: JSON.stringify(address) });
  cluster.on('exit', (_worker, code, signal) => {
    if (stopping) return;
    say(`A worker ended unexpectedly (${signal ?? code}) and is started again.`);
    setTimeout(() => stopping || fork(), 500).unref();
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers) worker.process.kill('SIGTERM');
    for (const end = Date.now() + WORKER_PATIENCE_MS; Date.now() < end && workers.some((worker) => !worker.isDead()); ) await sleep(20);
    for (const worker of workers) if (!worker.isDead()) worker.process.kill('SIGKILL');
  };
  try {
    await Promise.all(Array.from({ length: environment.workers }, fork).map(listening));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

const listening = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', () => reject(new SettingError('A worker did not start; its reason stands above.')));
  });

/**
 * Starts the whole server: settings, lock on the data folder, database, migrations, node or workers. What cannot start is refused with a
 * SettingError, EmbeddedPostgresError or MigrationError, whose message is for a person, and leaves nothing running.
 */
export async function runServer({ env, developing = false, say, beforeServing }: RunServerOptions): Promise<RunningServer> {
  const environment = readEnvironment(env);
  const refusals = productionRefusals(environment, env);
  if (refusals.length > 0) throw new SettingError(refusals.join('\n'));
  if (!developing && !pagesAreBuilt())
    throw new SettingError(
      'The pages are not built yet. Run npm start, which builds them, or node_modules/.bin/vite build && node_modules/.bin/vite build --ssr.',
    );
  prepareDataDir(environment.dataDir);

  const undo: (() => unknown)[] = [];
  const stop = (): Promise<void> => undoAll(undo);
  try {
    undo.unshift(lockInstance(environment.dataDir, environment.baseUrl));
    await checkPort(environment.host, environment.port);
    const database = await startDatabase(environment, say);
    undo.unshift(database.stop);
    await prepareDatabase(environment, database.address);
    await beforeServing?.({ environment, address: database.address });
    if (environment.workers > 1 && !developing) {
      undo.unshift(await startWorkers(environment, database.address, say));
    } else {
      const log = openLog(environment);
      const app = await startApp({ environment, address: database.address, log, pages: developing ? 'developed' : 'built' });
      undo.unshift(app.stop, surviveBugs(log, stop));
    }
    return { environment, address: database.address, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw portRefusal(error, environment.host, environment.port);
  }
}
