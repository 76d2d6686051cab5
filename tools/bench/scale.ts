import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type pg from 'pg';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { type BenchWorld, benchWorld } from './bench-world.ts';
import { startSaleServer } from './children.ts';
import { inLanes } from './in-lanes.ts';
import { median } from './quantile.ts';
import { withBareTables } from './scale-bare-tables.ts';
import type { Measured, Size } from './scale-figures.ts';
import { accountStatements, eventId, eventStatements, HOT, summaryStatements, USUAL } from './scale-fill-catalogue.ts';
import { orderStatements } from './scale-fill-orders.ts';
import { PLAN_SETTINGS, withPlans } from './scale-plans.ts';
import { grows, printScale } from './scale-report.ts';
import { openShop } from './scale-shop.ts';
import { type Step, stepsOf } from './scale-steps.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** For filling only; measuring uses the product's settings. */
const FILLING = [
  'synchronous_commit = off',
  "maintenance_work_mem = '1GB'",
  'max_parallel_maintenance_workers = 2',
  'check_function_bodies = on',
];
const WHILE_FILLING = ['fsync = off', 'full_page_writes = off', "max_wal_size = '16GB'", 'autovacuum = off'];
const WARM = 3;
/** Past the fifth execution a prepared statement may get the plan that it keeps. */
const LEAST_TIMES = 7;
const MOST_TIMES = 60;
const MOST_MS = 400;
const GIVEN_UP_MS = 4_000;

async function configure(owner: pg.Client, verb: 'SET' | 'RESET'): Promise<void> {
  for (const setting of WHILE_FILLING)
    await owner.query(`ALTER SYSTEM ${verb} ${verb === 'SET' ? setting : setting.split(' ')[0]}`);
  await owner.query('SELECT pg_reload_conf()');
}

/** Fills up from `before` to `orders`; answers the seconds. */
export async function fill(world: BenchWorld, owner: pg.Client, before: number, orders: number): Promise<number> {
  const began = performance.now();
  await configure(owner, 'SET');
  const second = ownerClient(world.address);
  await second.connect();
  const lanes = [owner, second] as const;
  for (const lane of lanes) for (const setting of FILLING) await lane.query(`SET ${setting}`);
  const [events, accounts] = [orders / 10, orders / 4];
  const { prepare, fill: rows, finish } = orderStatements({ from: before + 1, to: orders, events, accounts });
  await withBareTables(lanes, async () => {
    await inLanes(lanes, [
      accountStatements({ from: before / 4 + 1, to: accounts }),
      eventStatements({ from: before / 10 + 1, to: events }, world.organiser, accounts),
      prepare,
    ]);
    await inLanes(
      lanes,
      rows.map((statement) => [statement]),
    );
    await inLanes(lanes, [finish, summaryStatements(events)]);
  });
  await second.end();
  await owner.query('VACUUM (ANALYZE)');
  await owner.query('CHECKPOINT');
  await configure(owner, 'RESET');
  return (performance.now() - began) / 1_000;
}

async function timesOf(step: Step): Promise<readonly number[]> {
  const began = performance.now();
  const spent = (): number => performance.now() - began;
  for (let turn = 0; turn < WARM && spent() < GIVEN_UP_MS; turn += 1) await step.once();
  const times: number[] = [];
  while (
    times.length === 0 ||
    (spent() < GIVEN_UP_MS && (times.length < LEAST_TIMES || (times.length < MOST_TIMES && spent() < MOST_MS)))
  ) {
    const asked = performance.now();
    await step.once();
    times.push(performance.now() - asked);
  }
  return times;
}

async function measure(world: BenchWorld, owner: pg.Client): Promise<readonly Measured[]> {
  const server = await startSaleServer(world, 'product');
  const shop = await openShop(world, server.url);
  const measured: Measured[] = [];
  try {
    const steps = await stepsOf(world, shop);
    const times = new Map<Step, readonly number[]>();
    for (const step of steps) times.set(step, await timesOf(step));
    await shop.reconnect();
    await withPlans(owner, world.databaseFolder, async (plansOf) => {
      for (const step of steps) {
        const took = times.get(step) ?? [];
        measured.push({ step, ms: median(took), times: took.length, plans: await plansOf(step.once) });
      }
    });
  } finally {
    shop.close();
    await server.stop();
  }
  return measured;
}

async function demandWholeBooks(world: BenchWorld, owner: pg.Client, events: number): Promise<void> {
  const ordinals = [HOT, USUAL, 3, Math.floor(events / 2), events];
  for (const ordinal of ordinals) {
    const { rows } = await owner.query<{ readonly id: number }>(`SELECT ${eventId(String(ordinal))} AS id`);
    const { healthy, faults } = await world.use(CheckIntegrity)(rows[0]?.id ?? 0);
    if (!healthy) throw new Error(`The books of event ${ordinal} are wrong: ${JSON.stringify(faults.slice(0, 5))}`);
  }
}

/**
 * At 10 thousand, 100 thousand and a million orders: no step may grow with the number of all. `--quick`: without the
 * million.
 */
export async function scale(args: readonly string[]): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0;
  const world = await benchWorld({ settings: [...PLAN_SETTINGS, 'shared_buffers=1GB'] });
  const owner = ownerClient(world.address);
  await owner.connect();
  const sizes: Size[] = [];
  try {
    for (const orders of args.includes('--quick') ? SIZES.slice(0, 2) : SIZES) {
      const filledInSeconds = await fill(world, owner, sizes.at(-1)?.orders ?? 0, orders);
      process.stderr.write(`${orders} orders filled in ${Math.round(filledInSeconds)} s\n`);
      await demandWholeBooks(world, owner, orders / 10);
      const measured = await measure(world, owner);
      await demandWholeBooks(world, owner, orders / 10);
      sizes.push({ orders, events: orders / 10, filledInSeconds, measured });
    }
    printScale(sizes);
    process.stdout.write(
      `\nThe machine's load was ${loadBefore.toFixed(1)} before. The books were whole after every size.\n`,
    );
    mkdirSync('.cache/bench', { recursive: true });
    writeFileSync(
      '.cache/bench/scale.json',
      JSON.stringify({ at: new Date().toISOString(), loadBefore, sizes }, null, 1),
    );
    if (grows(sizes).length > 0) process.exitCode = 1;
  } finally {
    await owner.end();
    await world.close();
  }
}
