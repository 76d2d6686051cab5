import { loadavg } from 'node:os';
import { compressAssets } from '#server/main/compress-assets.ts';
import { builtClientFolder, pagesAreBuilt } from '#server/main/pages.ts';
import { holdBudgets } from '../budget/hold-budgets.ts';
import { startCrowdOf } from './children.ts';
import { eventAndSessions } from './event-and-sessions.ts';
import { type PageServer, pagesWorld, startPageServer } from './pages-world.ts';
import { median } from './quantile.ts';
import type { ReadersPlan } from './readers-plan.ts';
import { keepResult, measured, type RoundFigures, type RoundReport } from './rounds-in-turn.ts';
import { demandSameAnswers } from './same-answers.ts';

const ROUNDS = 3;
const CROWD = 100;
const WAITING = 16;

type Reading = {
  readonly name: string;
  readonly server: PageServer;
  readonly plan: Omit<ReadersPlan, 'ms'>;
  readonly against?: string;
};
type Row = Reading & {
  readonly rounds: readonly (RoundFigures & { readonly bytes: number })[];
};

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

function readings(kept: PageServer, cold: PageServer, path: string, eventId: number): readonly Reading[] {
  const get = (server: PageServer, headers: string, more: Partial<ReadersPlan> = {}): Omit<ReadersPlan, 'ms'> => ({
    url: server.url,
    path,
    headers,
    expected: 'HTTP/1.1 200',
    connections: CROWD,
    ...more,
  });
  const body = JSON.stringify(eventAndSessions(eventId));
  const graphql = (server: PageServer): Omit<ReadersPlan, 'ms'> =>
    get(server, 'x-locale: en\r\n', { path: '/graphql', body });
  const bare = get(cold, '', { url: cold.bareUrl, path: `/events/${eventId}` });
  return [
    {
      name: 'page, kept',
      server: kept,
      plan: get(kept, 'accept-encoding: br\r\n'),
    },
    {
      name: 'page, kept, the reader has it',
      server: kept,
      plan: get(kept, 'accept-encoding: br\r\nif-none-match: *\r\n', { expected: 'HTTP/1.1 304' }),
    },
    {
      name: 'page, rendered each time',
      server: cold,
      plan: get(cold, 'accept-encoding: br\r\n', { connections: WAITING }),
      against: 'page, kept',
    },
    { name: 'event by GraphQL', server: cold, plan: graphql(cold) },
    {
      name: 'event by a bare handler',
      server: cold,
      plan: bare,
      against: 'event by GraphQL',
    },
    { name: 'event by GraphQL, remembered', server: kept, plan: graphql(kept) },
  ];
}

function print(rows: readonly Row[]): void {
  const columns = ['per s', 'p50 ms', 'p99 ms', 'bytes', 'server µs', 'db µs', '  first of the pair / this, by round'];
  process.stdout.write(
    `\nOne event page; medians of ${ROUNDS} rounds in turn\n${''.padEnd(32)}${columns.map((column) => column.padStart(10)).join('')}\n`,
  );
  for (const { name, rounds, against } of rows) {
    const other = rows.find((row) => row.name === against)?.rounds ?? [];
    const ratios =
      against === undefined
        ? []
        : rounds.map((each, turn) => shown((other[turn]?.perSecond ?? Number.NaN) / each.perSecond));
    const cells = (['perSecond', 'p50', 'p99', 'bytes', 'serverCpu', 'databaseCpu'] as const).map((figure) =>
      shown(median(rounds.map((each) => each[figure] ?? 0))).padStart(10),
    );
    process.stdout.write(`${name.padEnd(32)}${cells.join('')}  ${ratios.join(', ')}\n`);
  }
}

/**
 * Kept against rendered each time, and GraphQL against a hand-written handler, in turn. The pages must be built.
 * `--quick` while working on it.
 */
export async function pages(args: readonly string[]): Promise<void> {
  if (!pagesAreBuilt())
    throw new Error('The pages are not built: node_modules/.bin/vite build && node_modules/.bin/vite build --ssr');
  const ms = args.includes('--quick') ? 1_500 : 5_000;
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  // A server does it when it first starts on a build, beside its requests.
  await compressAssets(builtClientFolder());
  const world = await pagesWorld();
  const crowd = startCrowdOf<ReadersPlan, RoundReport & { readonly bytes: number }>('readers.ts');
  const servers: PageServer[] = [];
  try {
    const loadBefore = loadavg()[0] ?? 0;
    const { eventId, path } = world;
    const kept = await startPageServer(world, 'kept');
    servers.push(kept);
    const cold = await startPageServer(world, 'cold');
    servers.push(cold);
    const { html } = await demandSameAnswers(kept, cold, path, eventId);
    const all = readings(kept, cold, path, eventId).filter(({ name }) => only === undefined || name.includes(only));
    const round = ({ server, plan }: Reading, roundMs: number) =>
      measured({ server: server.pid, database: world.databasePid }, () => crowd.run({ ...plan, ms: roundMs }));
    const rows = all.map((reading): Row & { rounds: Row['rounds'][number][] } => ({
      ...reading,
      rounds: [],
    }));
    for (const row of rows) await round(row, Math.min(ms, 2_000));
    for (let turn = 0; turn < ROUNDS; turn += 1) for (const row of rows) row.rounds.push(await round(row, ms));
    await demandSameAnswers(kept, cold, path, eventId);
    print(rows);
    const { output } = holdBudgets();
    process.stdout.write(
      `\nThe page is ${shown(html)} bytes of HTML. JavaScript that each page brings (brotli), and its budget:\n${output}\n`,
    );
    process.stdout.write(
      `\nThe machine's load was ${shown(loadBefore)} before. Kept and rendered pages were the same, GraphQL and the bare handler too.\n`,
    );
    keepResult('pages', {
      loadBefore,
      html,
      rows: rows.map(({ name, rounds }) => ({ name, rounds })),
      budgets: output.split('\n'),
    });
  } finally {
    await crowd.stop();
    for (const server of servers) await server.stop();
    await world.close();
  }
}
