import { readEnvironment } from '#server/main/environment.ts';
import { openLog } from '#server/main/open-log.ts';
import { startApp } from '#server/main/start-app.ts';
import type { Log } from '#server/platform/ports/log.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { bindingsOf, SALE_WAYS } from './sale-ways.ts';

// Without its jobs: of mails only the queueing is measured.
const environment = readEnvironment(process.env);
const address = JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as DatabaseAddress;
const way = SALE_WAYS.find((each) => each === process.env['BENCH_WAY']) ?? 'product';
const instead = bindingsOf(way);
const log = openLog(environment);
let told = 0;
const error: Log['error'] = (cause, message, facts) => {
  log.error(cause, message, facts);
  told += 1;
  if (told <= 3) process.stderr.write(`${way}: ${message}: ${String(cause)}\n`);
};
const app = await startApp({
  environment,
  address,
  log: { ...log, error },
  pages: 'none',
  jobs: false,
  ...(instead === undefined ? {} : { instead }),
});
process.send?.({ url: app.url });
process.on('disconnect', () => void app.stop().finally(() => process.exit()));
