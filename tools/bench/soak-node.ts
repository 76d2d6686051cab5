import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { ContainerModule } from 'inversify';
import { ok } from '#domain/kernel/result.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { openLog } from '#server/main/open-log.ts';
import { startApp } from '#server/main/start-app.ts';
import { Mailer } from '#server/platform/ports/mailer.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { identify } from '#server/platform/wiring/bind.ts';
import type { NodeSample } from './soak-sample.ts';

// With jobs and pages; mails are written and go nowhere.
const nowhere = new ContainerModule(
  ({ rebind }) => void rebind(identify(Mailer)).toConstantValue({ send: () => Promise.resolve(ok(undefined)) }),
);
const environment = readEnvironment(process.env);
const app = await startApp({
  environment,
  address: JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as DatabaseAddress,
  log: openLog(environment),
  pages: 'built',
  instead: nowhere,
});
const timer = setTimeout(() => undefined, 0);
const Timer = timer.constructor;
const megabytes = (bytes: number): number => bytes / 1_048_576;

function sample(): NodeSample {
  // Collects garbage first, so that only held objects count.
  const held = (kind: typeof Timer): number => Number(queryObjects(kind, { format: 'count' }));
  const timers = held(Timer);
  const sockets = held(Socket);
  const responses = held(ServerResponse);
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return {
    heap: megabytes(heapUsed),
    rss: megabytes(rss),
    external: megabytes(external + arrayBuffers),
    timers,
    sockets,
    responses,
    active: process.getActiveResourcesInfo().length,
  };
}

process.send?.({ url: app.url });
process.on('message', () => process.send?.(sample()));
process.on('disconnect', () => void app.stop().finally(() => process.exit()));
