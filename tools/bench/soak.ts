import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { pagesAreBuilt } from '#server/main/pages.ts';
import { type BenchWorld, benchWorld } from './bench-world.ts';
import { openInsistentShop } from './insistent-shop.ts';
import { PEOPLE, type SoakCounts, startSoakCrowd } from './soak-crowd.ts';
import type { NodeSample, SoakSample } from './soak-sample.ts';
import { isFlat, trendOf } from './trend.ts';

const MINUTES = 10;
const PLACES = 10_000_000;
const FULL_SPEED_MS = 20_000;
/** More people than a node caches, so that bounded caches are full before they are judged. */
const REMEMBERED = 24_000;
const WARM_UP = 0.25;
const SAMPLE_EVERY_MS = 10_000;
// The pool closes an idle connection after a minute.
const AFTER_ALL_LEFT_MS = 65_000;
// The node's own jobs and polls go on.
const OWN = 8;
const LITTLE = 0.03;
/** With fewer samples noise cannot be told from a rise. */
const FEWEST = 10;
const FILLERS = 60;

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

async function startNode(world: BenchWorld): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = fork(join(import.meta.dirname, 'soak-node.ts'), {
    env: { ...process.env, ...world.settings, BENCH_DATABASE: JSON.stringify(world.address) },
  });
  const [{ url }] = (await once(child, 'message')) as [{ readonly url: string }];
  return { child, url };
}

async function fillMemory(world: BenchWorld, url: string): Promise<void> {
  const accounts = await world.openAccounts(REMEMBERED);
  const tokens = [...world.signIn(accounts)];
  const shop = openInsistentShop([url], FILLERS);
  const body = JSON.stringify({ query: '{ profile { id } }' });
  const lane = async (): Promise<void> => {
    for (let token = tokens.pop(); token !== undefined; token = tokens.pop()) {
      await shop.ask({ path: '/graphql', headers: { authorization: token }, body });
    }
  };
  await Promise.all(Array.from({ length: FILLERS }, lane));
  shop.close();
}

const CONNECTIONS = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'vemoi'`;

function sampler(world: BenchWorld, child: ChildProcess, url: string, began: number) {
  return async ({ orders, pages, streamsOpened }: SoakCounts): Promise<SoakSample> => {
    const answer = once(child, 'message');
    child.send('sample');
    const [node] = (await answer) as [NodeSample];
    const metrics = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
    const streams = Number(/^vemoi_live_streams (\d+)/m.exec(metrics)?.[1]);
    const { rows } = await world.database.pool.query<{ readonly count: number }>(CONNECTIONS);
    const seconds = (performance.now() - began) / 1_000;
    return {
      ...node,
      seconds,
      orders,
      pages,
      streamsOpened,
      streams,
      connections: (rows[0]?.count ?? 0) - world.database.pool.totalCount,
    };
  };
}

const COLUMNS = [
  'seconds',
  'orders',
  'pages',
  'streamsOpened',
  'heap',
  'rss',
  'external',
  'timers',
  'sockets',
  'responses',
  'streams',
  'connections',
] as const;
const row = (cells: readonly string[]): void =>
  void process.stdout.write(`${cells.map((cell) => cell.padStart(14)).join('')}\n`);
const print = (sample: SoakSample): void => row(COLUMNS.map((column) => shown(sample[column])));

function soakFaults(samples: readonly SoakSample[], before: SoakSample, after: SoakSample): readonly string[] {
  const judged = samples.filter((sample) => sample.seconds >= (samples.at(-1)?.seconds ?? 0) * WARM_UP);
  if (judged.length < FEWEST)
    process.stdout.write(`${judged.length} samples say nothing of a rise: let it run longer.\n`);
  const grew = (['heap', 'rss', 'external', 'timers', 'sockets', 'connections'] as const).flatMap((column) => {
    const trend = trendOf(judged.map((sample) => ({ at: sample.seconds, value: sample[column] })));
    const verdict = `${column.padEnd(12)} rises by ${shown(trend.growth)} at a mean of ${shown(trend.mean)} and noise of ${shown(trend.noise)}`;
    process.stdout.write(`${verdict}: ${isFlat(trend, LITTLE) ? 'flat' : 'GROWS'}\n`);
    return isFlat(trend, LITTLE) || judged.length < FEWEST ? [] : [verdict];
  });
  // It follows the machine's speed, but cannot exceed the number of people.
  const most = Math.max(...samples.map((sample) => sample.responses));
  process.stdout.write(`responses    at most ${shown(most)}, for ${PEOPLE} people\n`);
  const forgotten = most > PEOPLE ? [`${most} responses are held for ${PEOPLE} people`] : [];
  const left = (['timers', 'sockets', 'responses', 'connections'] as const).flatMap((column) => {
    process.stdout.write(
      `${column.padEnd(12)} before anybody came ${shown(before[column])}, after all left ${shown(after[column])}\n`,
    );
    return after[column] > before[column] + OWN ? [`${after[column]} ${column} are left of ${before[column]}`] : [];
  });
  return [...grew, ...forgotten, ...left, ...(after.streams > 0 ? [`${after.streams} streams are left`] : [])];
}

/** Ten minutes (`--minutes=2`) at half load: memory, timers, connections and streams must not grow. */
export async function soak(args: readonly string[]): Promise<void> {
  if (!pagesAreBuilt()) throw new Error('The pages are not built yet: run npm start once, which builds them.');
  const minutes = Number(args.find((arg) => arg.startsWith('--minutes='))?.slice(10) ?? MINUTES);
  const world = await benchWorld();
  const { child, url } = await startNode(world);
  try {
    const sales = [
      await world.openSale(0, PLACES),
      await world.openSale(0, PLACES),
      await world.openSale(90_000, PLACES),
    ];
    const began = performance.now();
    const sample = sampler(world, child, url, began);
    const before = await sample({ orders: 0, pages: 0, streamsOpened: 0 });
    await fillMemory(world, url);
    const crowd = startSoakCrowd(world, url, sales);
    await sleep(FULL_SPEED_MS);
    const full = crowd.counts.orders / (FULL_SPEED_MS / 1_000);
    crowd.pace(full / 2);
    process.stdout.write(
      `Full speed was ${shown(full)} orders/s; ${shown(full / 2)} orders/s for ${minutes} minutes. Load ${shown(loadavg()[0] ?? 0)}.\n`,
    );
    row(COLUMNS);
    const samples: SoakSample[] = [];
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; ) {
      await sleep(SAMPLE_EVERY_MS);
      const taken = await sample(crowd.counts);
      samples.push(taken);
      print(taken);
    }
    await crowd.leave();
    await sleep(AFTER_ALL_LEFT_MS);
    const after = await sample(crowd.counts);
    print(after);
    const faults = [...soakFaults(samples, before, after)];
    for (const { eventId } of sales)
      if (!(await world.use(CheckIntegrity)(eventId)).healthy) faults.push(`the books of ${eventId} are not whole`);
    mkdirSync('.cache/bench', { recursive: true });
    writeFileSync(
      '.cache/bench/soak.json',
      JSON.stringify({ at: new Date().toISOString(), minutes, full, before, samples, after, faults }, null, 1),
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
    process.stdout.write('Nothing was found amiss: nothing was left, and the books are whole.\n');
  } finally {
    if (child.connected) child.disconnect();
    await world.close();
  }
}
