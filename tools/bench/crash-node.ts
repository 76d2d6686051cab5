import { readEnvironment } from '#server/main/environment.ts';
import { openLog } from '#server/main/open-log.ts';
import { startApp } from '#server/main/start-app.ts';
import { makePeriodicRunner } from '#server/platform/jobs/periodic-runner.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { PeriodicClaims } from '#server/platform/ports/job-store.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';

// One node of the product, made to be killed: what is due again and again it does, as every node, and mails stay in
// their queue.
const environment = readEnvironment(process.env);
const address = JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as DatabaseAddress;
const log = openLog(environment, Number(process.env['BENCH_PLACE']));
const app = await startApp({ environment, address, log, pages: 'none', jobs: false });
const periodic = makePeriodicRunner(app.composition.all(PeriodicTask), app.use(PeriodicClaims), log);
periodic.start();
process.send?.('serving');
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => void Promise.all([periodic.stop(), app.stop()]).finally(() => process.exit()));
