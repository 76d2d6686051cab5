import { CARRY_OUT_JOB } from '#server/event/calling-off/cancelling-ports.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { openLog } from '#server/main/open-log.ts';
import { startApp } from '#server/main/start-app.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import { makeJobWorker } from '#server/platform/jobs/job-worker.ts';
import { makePeriodicRunner } from '#server/platform/jobs/periodic-runner.ts';
import { JobHandler, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { JobStore, PeriodicClaims } from '#server/platform/ports/job-store.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';

// Runs periodic work and cancellations, but leaves mails in their queue.
const environment = readEnvironment(process.env);
const address = JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as DatabaseAddress;
const log = openLog(environment, Number(process.env['BENCH_PLACE']));
const app = await startApp({ environment, address, log, pages: 'none', jobs: false });
const periodic = makePeriodicRunner(app.composition.all(PeriodicTask), app.use(PeriodicClaims), log);
periodic.start();
const bulk = makeJobWorker({
  lane: 'bulk',
  places: 1,
  handlers: app.composition.all(JobHandler).filter(({ task }) => task === CARRY_OUT_JOB.task),
  store: app.use(JobStore),
  bell: makeJobBell(),
  clock: systemClock,
  log,
  metrics: app.use(Metrics),
  jitter: Math.random,
});
bulk.start();
process.send?.('serving');
process.on('disconnect', () => process.exit());
process.on(
  'SIGTERM',
  () => void Promise.all([periodic.stop(), bulk.stop(0), app.stop()]).finally(() => process.exit()),
);
