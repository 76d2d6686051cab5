import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { cpuSecondsOf } from './cpu-of.ts';
import { median } from './quantile.ts';
import type { SaleWay } from './sale-ways.ts';

export type RoundReport = {
  readonly fulfilled: number;
  /** Answered with BUSY and asked again. */
  readonly busy: number;
  /** Answered with a bug or an outage and asked again; the product may have none. */
  readonly failed: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
};
/** CPU in µs for each fulfilled, which is steady on a busy machine, unlike rates. */
export type RoundFigures = RoundReport & {
  readonly perSecond: number;
  readonly serverCpu: number | null;
  readonly databaseCpu: number | null;
};
export type WayRow = {
  readonly way: SaleWay;
  readonly commits: 'disk' | 'slowed';
  readonly rounds: readonly RoundFigures[];
};

/** Adds what the server's and the database's processes used for it. */
export async function measured<Report extends RoundReport>(
  pids: { readonly server: number; readonly database: number },
  run: () => Promise<Report>,
): Promise<Report & RoundFigures> {
  const [server, database] = [cpuSecondsOf(pids.server), cpuSecondsOf(pids.database)];
  const report = await run();
  const used = (pid: number, before: number | null): number | null => {
    const now = cpuSecondsOf(pid);
    return now === null || before === null ? null : ((now - before) * 1e6) / report.fulfilled;
  };
  const cpu = { serverCpu: used(pids.server, server), databaseCpu: used(pids.database, database) };
  return { ...report, ...cpu, perSecond: report.fulfilled / report.seconds };
}

/** After a warm-up round of each way they take turns, so that their ratio holds when the machine's speed drifts. */
export async function roundsInTurn(
  ways: readonly SaleWay[],
  rounds: number,
  commits: WayRow['commits'],
  round: (way: SaleWay, warmingUp: boolean) => Promise<RoundFigures>,
): Promise<readonly WayRow[]> {
  for (const way of ways) await round(way, true);
  const rows = new Map<SaleWay, RoundFigures[]>(ways.map((way) => [way, []]));
  for (let turn = 0; turn < rounds; turn += 1) for (const way of ways) rows.get(way)?.push(await round(way, false));
  return ways.map((way) => ({ way, commits, rounds: rows.get(way) ?? [] }));
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

export function printRounds(title: string, rows: readonly WayRow[]): void {
  const columns = ['per s', 'p50 ms', 'p99 ms', 'busy', 'failed', 'server µs', 'db µs', '  product / this, by round'];
  process.stdout.write(`\n${title}; medians of ${rows[0]?.rounds.length ?? 0} rounds in turn\n`);
  process.stdout.write(`${'way'.padEnd(30)}${columns.map((column) => column.padStart(10)).join('')}\n`);
  for (const { way, commits, rounds } of rows) {
    const ours = rows.find((row) => row.way === 'product' && row.commits === commits)?.rounds ?? [];
    const ratios = rounds.map((each, index) => shown((ours[index]?.perSecond ?? Number.NaN) / each.perSecond));
    const cells = (['perSecond', 'p50', 'p99', 'busy', 'failed', 'serverCpu', 'databaseCpu'] as const).map((figure) =>
      shown(median(rounds.map((each) => each[figure] ?? 0))).padStart(10),
    );
    process.stdout.write(
      `${(commits === 'slowed' ? `${way}, slower commits` : way).padEnd(30)}${cells.join('')}  ${ratios.join(', ')}\n`,
    );
  }
}

export function keepResult(name: string, result: Readonly<Record<string, unknown>>): void {
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(
    `.cache/bench/${name}.json`,
    JSON.stringify({ at: new Date().toISOString(), loadAfter: loadavg()[0], ...result }, null, 1),
  );
}
