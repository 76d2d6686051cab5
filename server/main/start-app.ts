import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContainerModule } from 'inversify';
import { makeAnonymousExecution } from '#server/platform/graphql/anonymous-execution.ts';
import { registerOperations } from '#server/platform/graphql/registered-operations.ts';
import { makeSchema } from '#server/platform/graphql/schema.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Environment } from '#server/platform/ports/environment.ts';
import type { Log } from '#server/platform/ports/log.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import { type Database, type DatabaseAddress, openDatabase } from '#server/platform/postgres/connection.ts';
import { databaseAddress } from '#server/platform/postgres/database-address.ts';
import { makePostgresEventBus } from '#server/platform/postgres/postgres-event-bus.ts';
import { makePrometheusMetrics } from '#server/platform/system/prometheus-metrics.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';
import { WaitingLines } from '#server/waiting-room/waiting-lines.ts';
import { areaResolvers } from './area-resolvers.ts';
import { type Composition, compose, type Use } from './container.ts';
import { type HttpServer, makeHttpServer } from './http-server.ts';
import { loadBuiltPages, loadDevelopedPages, pageParts } from './pages.ts';
import { registeredOperationTexts } from './registered-operation-texts.ts';
import { runCleanups } from './run-cleanups.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

export type StartAppOptions = {
  readonly environment: Environment;
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** 'none': the API alone. */
  readonly pages: 'built' | 'developed' | 'none';
  /** Runs workers and periodic tasks; defaults to true. */
  readonly jobs?: boolean;
  readonly clock?: Clock;
  readonly poolSize?: number;
  /** Wraps this node's metrics for /metrics; defaults to them alone. */
  readonly readMetrics?: (own: () => Promise<string>) => () => Promise<string>;
  readonly instead?: ContainerModule;
};

export type RunningApp = {
  /** As `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly use: Use;
  readonly composition: Composition;
  readonly http: HttpServer;
  readonly database: Database;
  /** Finishes requests and running jobs, and closes every connection. */
  readonly stop: () => Promise<void>;
};

// For requests under way, and for running jobs.
const PATIENCE_MS = 5_000;
const REPLICA_CONNECTIONS = 4;

function watchTheNode(metrics: Metrics, database: Database): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('event_loop_delay_p99_seconds', () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  metrics.gauge('memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('pool_connections', () => database.pool.totalCount);
  metrics.gauge('pool_waiting', () => database.pool.waitingCount);
  return () => delay.disable();
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

export async function startApp({
  environment,
  address,
  log,
  pages,
  jobs = true,
  clock = systemClock,
  poolSize,
  readMetrics = (own) => own,
  instead,
}: StartAppOptions): Promise<RunningApp> {
  const database = openDatabase(address, poolSize);
  const bus = makePostgresEventBus(database, log);
  const bell = makeJobBell();
  const metrics = makePrometheusMetrics();
  const replica =
    environment.readDatabaseUrl === null
      ? undefined
      : openDatabase(databaseAddress(environment.readDatabaseUrl), REPLICA_CONNECTIONS);
  const undo: (() => unknown)[] = [() => database.close(), () => replica?.close()];
  try {
    await bus.start();
    undo.unshift(() => bus.stop());
    const composition = await compose({ environment, database, replica, clock, bus, bell, log, metrics }, instead);
    const { use } = composition;
    // Made now: it listens to other nodes, and counts from now how long it has.
    use(WaitingLines);
    const operations = registerOperations(await registeredOperationTexts());
    const http = await makeHttpServer({
      use,
      schema: makeSchema(areaResolvers),
      operations,
      readMetrics: readMetrics(metrics.read),
    });
    undo.unshift(watchTheNode(metrics, database));
    if (pages !== 'none') {
      const parts = pageParts(environment, clock.now, makeAnonymousExecution({ use, execute: http.execute }));
      await http.addPages(
        pages === 'built' ? await loadBuiltPages(parts) : await loadDevelopedPages(parts, http.app.server),
      );
    }
    undo.unshift(() => within(PATIENCE_MS, http.app.close()).then(() => http.app.server.closeAllConnections()));
    const url = await http.app.listen({ port: environment.port, host: environment.host });
    let running: RunningJobs | undefined;
    if (jobs) {
      running = startJobs(composition, bell);
      const stopJobs = running.stop;
      undo.unshift(() => stopJobs(PATIENCE_MS));
    }
    return {
      url,
      use,
      composition,
      http,
      database,
      stop: () => runCleanups(undo),
    };
  } catch (error) {
    await runCleanups(undo).catch(() => undefined);
    throw error;
  }
}
