import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { instant } from '#domain/kernel/instant.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { drawLot } from '#server/waiting-room/waiting-tokens.ts';
import { type BenchWorld, benchWorld } from './bench-world.ts';
import { startSaleServer } from './children.ts';
import { cpuSecondsOf } from './cpu-of.ts';
import type { WaitingPlan, WaitingReport } from './waiting-crowd-plan.ts';

const CLIENTS = 20_000;
const IDLE_MS = 20_000;
const WAIT_MS = 60_000;
const OPENS_AFTER_MS = 20_000;
const CONNECTIONS = 200;
const ARRIVE_WITHIN_MS = 10_000;

/** Those that roll back included. */
async function transactions({ database }: BenchWorld): Promise<number> {
  // What backends count becomes visible about a second later.
  await sleep(1_500);
  const { rows } = await database.pool.query<{ n: string }>(
    'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.n);
}

async function waitTogether(plan: WaitingPlan): Promise<WaitingReport> {
  const child = fork(join(import.meta.dirname, 'waiting-crowd.ts'), { execArgv: [] });
  child.send(plan);
  const [answer] = (await once(child, 'message')) as [{ readonly report?: WaitingReport; readonly failure?: string }];
  child.disconnect();
  await once(child, 'exit');
  if (answer.report === undefined) throw new Error(answer.failure ?? 'The crowd said nothing');
  return answer.report;
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
const line = (name: string, value: string): void =>
  void process.stdout.write(`${name.padEnd(52)}${value.padStart(14)}\n`);

/** The database does nothing while a crowd waits. `--clients=5000` for a smaller crowd. */
export async function waitingRoom(args: readonly string[]): Promise<void> {
  const count = Number(args.find((arg) => arg.startsWith('--clients='))?.slice('--clients='.length) ?? CLIENTS);
  const world = await benchWorld();
  const server = await startSaleServer(world, 'product');
  try {
    const loadBefore = loadavg()[0] ?? 0;
    const accounts = await world.openAccounts(count);
    const sale = await world.openSale(0, 1_000);
    const before = await transactions(world);
    await sleep(IDLE_MS);
    const idle = ((await transactions(world)) - before) / (IDLE_MS / 1_000);

    const opensAt = instant(Date.now() + OPENS_AFTER_MS);
    await world.database.pool.query('UPDATE event SET waiting_room = true WHERE event_id = $1', [sale.eventId]);
    await world.database.pool.query('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [
      sale.eventId,
      new Date(opensAt),
    ]);
    const keyring = world.use(Keyring);
    const cookies = accounts.map(({ accountId }) => {
      const claim = withoutDashes(accountId);
      return `accountMark=${claim}.${keyring.signText('waiting-room', `account ${claim}`)}`;
    });
    const cpuBefore = cpuSecondsOf(server.pid);
    const from = await transactions(world);
    const report = await waitTogether({
      url: server.url,
      eventId: sale.eventId,
      cookies,
      connections: CONNECTIONS,
      arriveWithinMs: ARRIVE_WITHIN_MS,
      ms: WAIT_MS,
    });
    const done = (await transactions(world)) - from;
    const cpu = (cpuSecondsOf(server.pid) ?? 0) - (cpuBefore ?? 0);

    const lots = accounts.map(({ accountId }) =>
      drawLot(keyring, sale.eventId, opensAt, { kind: 'ACCOUNT', id: accountId }),
    );
    const lastInside = Math.max(0, ...report.admitted.map((client) => lots[client] ?? 0));
    // Some who were let in have not asked again yet.
    const drawnBefore = lots.filter((lot) => lot < lastInside).length;
    process.stdout.write(
      `\n${shown(count)} clients wait at one node for ${WAIT_MS / 1_000} s over ${CONNECTIONS} connections, asking every 5 to 10 s\n`,
    );
    line('questions answered', shown(report.asked));
    line('questions failed', shown(report.failed));
    line('questions per second', shown(report.asked / report.seconds));
    line('p50 ms', shown(report.p50));
    line('p99 ms', shown(report.p99));
    line('CPU of the node, µs per question', shown((cpu * 1e6) / report.asked));
    line('database transactions per second, nobody waiting', shown(idle));
    line('database transactions per second, everybody waiting', shown(done / report.seconds));
    line('database transactions in all while they waited', shown(done));
    line('let in', shown(report.admitted.length));
    line('drawn before the last who was let in', shown(drawnBefore + (report.admitted.length > 0 ? 1 : 0)));
    line('times a figure grew', shown(report.grew));
    process.stdout.write(
      `somebody who waits was told: ${report.lastSentence}\nThe machine's load was ${shown(loadBefore)} before.\n`,
    );
    mkdirSync('.cache/bench', { recursive: true });
    const { admitted, ...figures } = report;
    const result = {
      at: new Date().toISOString(),
      clients: count,
      loadBefore,
      idlePerSecond: idle,
      transactions: done,
      cpu,
      ...figures,
      letIn: admitted.length,
    };
    writeFileSync('.cache/bench/waiting-room.json', JSON.stringify(result, null, 1));
  } finally {
    await server.stop();
    await world.close();
  }
}
