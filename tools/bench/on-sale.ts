import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { type BenchWorld, benchWorld } from './bench-world.ts';
import { type Crowd, type SaleServer, startCrowd, startSaleServer } from './children.ts';
import { cpuSecondsOf } from './cpu-of.ts';
import type { CrowdReport, CrowdWish } from './crowd-plan.ts';
import { manyLines } from './many-lines.ts';
import { median } from './quantile.ts';
import type { SaleWay } from './sale-ways.ts';
import { seatsOnSale } from './seat-on-sale.ts';

const CONNECTIONS = 200;
const PLACES = 10_000_000;
const SLOW_COMMIT_MS = 1;

/** CPU in µs for each hold or order, which is steady on a busy machine, unlike rates. */
type Figures = CrowdReport & {
  readonly perSecond: number;
  readonly serverCpu: number | null;
  readonly databaseCpu: number | null;
  readonly crowdCpu: number | null;
};
type Row = { readonly way: SaleWay; readonly commits: 'disk' | 'slowed'; readonly rounds: readonly Figures[] };
type Table = { readonly wish: CrowdWish; readonly rows: readonly Row[] };

type OnSale = {
  readonly world: BenchWorld;
  readonly crowd: Crowd;
  readonly servers: ReadonlyMap<SaleWay, SaleServer>;
  readonly ms: number;
};

async function round({ world, crowd, servers }: OnSale, way: SaleWay, wish: CrowdWish, ms: number): Promise<Figures> {
  const sale = await world.openSale(0, PLACES);
  // New accounts, so that no node has cached them. Those who only hold come again when all have had their turn.
  const accounts = await world.openAccounts(wish === 'hold' ? 24_000 : 6 * ms);
  const tokens = world.signIn(accounts);
  const buyers = accounts.map(({ email }, index) => ({ email, accessToken: tokens[index] ?? '' }));
  const { url = '', pid = 0 } = servers.get(way) ?? {};
  const pids = [pid, world.databasePid, crowd.pid] as const;
  const before = pids.map(cpuSecondsOf);
  const report = await crowd.run({ url, wish, sale, connections: CONNECTIONS, ms, buyers });
  const [serverCpu = null, databaseCpu = null, crowdCpu = null] = pids.map((each, index) => {
    const [was, is] = [before[index] ?? null, cpuSecondsOf(each)];
    return was === null || is === null ? null : ((is - was) * 1e6) / report.fulfilled;
  });
  const cpu = { serverCpu, databaseCpu, crowdCpu };
  if (way === 'product' && report.failed > 0) throw new Error(`The product failed ${report.failed} requests`);
  if (wish === 'order' && report.fulfilled > buyers.length) throw new Error('There were not enough buyers for a round');
  const { healthy, faults } = await world.use(CheckIntegrity)(sale.eventId);
  if (!healthy) throw new Error(`${way} left the books wrong: ${JSON.stringify(faults)}`);
  if (way !== 'bare') await demandRows(world, sale.eventId, wish, report.fulfilled);
  return { ...report, ...cpu, perSecond: report.fulfilled / report.seconds };
}

const HELD = 'SELECT count(*)::int AS found FROM reservation WHERE event_id = $1';
const ORDERED = `SELECT count(*)::int AS found, (SELECT count(*)::int FROM email_message m JOIN job j ON j.unique_key = 'send-email:' || m.email_message_id
    WHERE m.data -> 'eventId' = to_jsonb($1::int)) AS mailed,
  (SELECT coalesce(sum(quantity), 0)::int FROM reservation WHERE event_id = $1 AND state = 'SOLD') - (SELECT count(*)::int FROM bought_ticket WHERE event_id = $1) AS unissued
  FROM user_order WHERE event_id = $1`;

async function demandRows(
  { database }: BenchWorld,
  eventId: number,
  wish: CrowdWish,
  fulfilled: number,
): Promise<void> {
  const found = await database.pool.query<{ found: number; mailed?: number; unissued?: number }>(
    wish === 'hold' ? HELD : ORDERED,
    [eventId],
  );
  const row = { mailed: fulfilled, unissued: 0, found: 0, ...found.rows[0] };
  if (row.found < fulfilled || row.mailed < fulfilled || row.unissued !== 0)
    throw new Error(`${fulfilled} were answered, but the database has ${JSON.stringify(row)}`);
}

async function compare(
  bench: OnSale,
  wish: CrowdWish,
  ways: readonly SaleWay[],
  rounds: number,
  commits: Row['commits'],
): Promise<readonly Row[]> {
  await bench.world.slowCommits(commits === 'slowed' ? SLOW_COMMIT_MS : 0);
  for (const way of ways) await round(bench, way, wish, Math.min(1_000, bench.ms));
  const rows = new Map<SaleWay, Figures[]>(ways.map((way) => [way, []]));
  for (let turn = 0; turn < rounds; turn += 1)
    for (const way of ways) rows.get(way)?.push(await round(bench, way, wish, bench.ms));
  return ways.map((way) => ({ way, commits, rounds: rows.get(way) ?? [] }));
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

function print({ wish, rows }: Table): void {
  const title =
    wish === 'hold' ? 'Holds on one ticket type' : 'Free orders: four requests each, tickets issued, mail queued';
  const columns = [
    'per s',
    'p50 ms',
    'p99 ms',
    'busy',
    'failed',
    'server µs',
    'db µs',
    'crowd µs',
    '  product / this, by round',
  ];
  process.stdout.write(
    `\n${title}; ${CONNECTIONS} connections, medians of ${rows[0]?.rounds.length ?? 0} rounds in turn\n` +
      'busy and failed count answers, not buyers: a buyer asks again after each\n',
  );
  process.stdout.write(`${'way'.padEnd(30)}${columns.map((column) => column.padStart(10)).join('')}\n`);
  for (const { way, commits, rounds } of rows) {
    const ours = rows.find((row) => row.way === 'product' && row.commits === commits)?.rounds ?? [];
    const ratios = rounds.map((each, index) => shown((ours[index]?.perSecond ?? Number.NaN) / each.perSecond));
    const of = (pick: (figures: Figures) => number): string => shown(median(rounds.map(pick))).padStart(10);
    const name = commits === 'slowed' ? `${way}, commits ${SLOW_COMMIT_MS} ms slower` : way;
    const cells = [
      of((each) => each.perSecond),
      of((each) => each.p50),
      of((each) => each.p99),
      of((each) => each.busy),
      of((each) => each.failed),
      of((each) => each.serverCpu ?? 0),
      of((each) => each.databaseCpu ?? 0),
      of((each) => each.crowdCpu ?? 0),
    ];
    process.stdout.write(`${name.padEnd(30)}${cells.join('')}  ${ratios.join(', ')}\n`);
  }
}

/**
 * The product against one transaction per request and the same mutation without a database, in turn. `--quick` while
 * working on it, `--only=product` for a profile.
 */
export async function onSale(args: readonly string[]): Promise<void> {
  if (args.includes('--seats')) return seatsOnSale(args);
  if (args.includes('--many-lines')) return manyLines(args);
  const quick = args.includes('--quick');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice(7);
  const wishes = (['hold', 'order'] as const).filter(
    (wish) => !args.includes(wish === 'hold' ? '--orders' : '--holds'),
  );
  const world = await benchWorld({ statements: args.includes('--statements') });
  await world.dearestStatements();
  const crowd = startCrowd();
  const started: SaleServer[] = [];
  try {
    const all = (['product', 'one-transaction', 'bare'] as const).filter((way) => only === undefined || way === only);
    for (const way of all) started.push(await startSaleServer(world, way));
    const bench = {
      world,
      crowd,
      servers: new Map(started.map((server) => [server.way, server])),
      ms: quick ? 1_500 : 4_000,
    };
    const rounds = 3;
    const loadBefore = loadavg()[0] ?? 0;
    const tables: Table[] = [];
    for (const wish of wishes) {
      const ways = all.filter((way) => wish === 'hold' || way !== 'bare');
      const fast = await compare(bench, wish, ways, rounds, 'disk');
      const slowed = quick
        ? []
        : await compare(
            bench,
            wish,
            ways.filter((way) => way !== 'bare'),
            rounds,
            'slowed',
          );
      const table = { wish, rows: [...fast, ...slowed] };
      print(table);
      for (const line of await world.dearestStatements()) process.stdout.write(`${line}\n`);
      tables.push(table);
    }
    process.stdout.write(`\nThe machine's load was ${shown(loadBefore)} before. Every round ended with whole books.\n`);
    mkdirSync('.cache/bench', { recursive: true });
    writeFileSync(
      '.cache/bench/on-sale.json',
      JSON.stringify({ at: new Date().toISOString(), quick, loadBefore, tables }, null, 1),
    );
  } finally {
    await crowd.stop();
    for (const server of started) await server.stop();
    await world.close();
  }
}
