import Fastify from 'fastify';
import { readEnvironment } from '#server/main/environment.ts';
import { openLog } from '#server/main/open-log.ts';
import { startApp } from '#server/main/start-app.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { bareEventPage } from './bare-event-page.ts';
import { bindingsOfPageWay, PAGE_WAYS } from './page-ways.ts';

// A node with its built pages, and a bare server that answers the same data over the same container.
const environment = readEnvironment(process.env);
const address = JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as DatabaseAddress;
const way = PAGE_WAYS.find((each) => each === process.env['BENCH_WAY']) ?? 'kept';
const app = await startApp({
  environment,
  address,
  log: openLog(environment),
  pages: 'built',
  jobs: false,
  instead: bindingsOfPageWay(way),
});
const bare = Fastify({ logger: false });
bare.get<{ Params: { id: string } }>('/events/:id', async (request) =>
  bareEventPage(app.use, Number(request.params.id)),
);
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: app.url, bareUrl });
process.on(
  'disconnect',
  () =>
    void bare
      .close()
      .then(app.stop)
      .finally(() => process.exit()),
);
