import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContainerModule } from 'inversify';
import { readEnvironment } from '#server/main/environment.ts';
import { type RunningApp, startApp } from '#server/main/start-app.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { makeJsonLineLog } from '#server/platform/system/json-line-log.ts';
import { afterFile } from '#test/postgres/after-file.ts';
import { type TestDatabase, testDatabase } from '#test/postgres/test-database.ts';

type GraphqlAsk = {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly locale?: 'en' | 'vi';
  readonly idempotencyKey?: string;
  readonly path?: string;
  readonly eventKey?: string;
  readonly gateKey?: string;
};
type GraphqlTold = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
};

export type TestApp = Omit<RunningApp, 'database'> & {
  readonly environment: Environment;
  readonly database: TestDatabase;
  readonly logLines: readonly string[];
  readonly graphql: (query: string, ask?: GraphqlAsk) => Promise<GraphqlTold>;
};

export type TestAppOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly jobs?: boolean;
  readonly pages?: 'built' | 'none';
  readonly instead?: ContainerModule;
  /** A database of another app's, so that two nodes share it. */
  readonly database?: TestDatabase;
};

/** On a free port and a fresh database. Stopped after the file's tests. */
export async function startTestApp({
  env = {},
  clock,
  jobs = false,
  pages = 'none',
  instead,
  database,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-app-'));
  const own = database ?? (await testDatabase());
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    BASE_URL: 'http://vemoi.test',
    ...env,
  });
  const logLines: string[] = [];
  const log = makeJsonLineLog({ write: (line) => logLines.push(line) }, Date.now);
  const app = await startApp({
    environment,
    address: own.address,
    log,
    pages,
    jobs,
    poolSize: 6,
    ...(clock === undefined ? {} : { clock }),
    ...(instead === undefined ? {} : { instead }),
  });
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Hooks run in reverse order: the app lets go of the database before the database is dropped.
  afterFile(stop);
  return {
    ...app,
    environment,
    database: {
      ...own,
      // Caches are told as if they had missed messages.
      asOwner: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        const rows = await own.asOwner<Row>(text, values);
        app.use(EventBus).publish({ kind: 'resynchronise' });
        return rows;
      },
    },
    logLines,
    stop,
    graphql: async (
      query,
      { variables, token, locale = 'en', idempotencyKey, path = '/graphql', eventKey, gateKey } = {},
    ) => {
      const response = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-locale': locale,
          ...(token === undefined ? {} : { authorization: token }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...(eventKey === undefined ? {} : { 'x-event-keys': eventKey }),
          ...(gateKey === undefined ? {} : { 'x-gate-pass': gateKey }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as Partial<GraphqlTold>;
      return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
    },
  };
}
