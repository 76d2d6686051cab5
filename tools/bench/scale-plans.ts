import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Plans are written to a file of the server's own. */
export const PLAN_SETTINGS = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_format=json',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_rotation_size=0',
];
const WHILE_LISTENING = ['log_min_duration = 0', 'log_analyze = on', 'log_buffers = on', 'log_timing = off'];
const QUIET_MS = 40;
/** A step that asked the database has logged at least one plan by then. */
const TOLD_WITHIN_MS = 2_000;

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
};

/** Which indexes it used, which tables it read whole, and how much of the database it touched. */
export type StatementPlan = {
  readonly statement: string;
  readonly indexes: readonly string[];
  readonly readWhole: readonly string[];
  readonly rows: number;
  readonly pages: number;
  /** Planning left out. */
  readonly ms: number;
  readonly plan: Node;
};

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const unique = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Rows that a scan looked at, those it left out too. */
const touchedBy = (node: Node): number =>
  node['Relation Name'] === undefined
    ? 0
    : ((node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      (node['Actual Loops'] ?? 1);

const DURATION = /^duration: ([\d.]+) ms/;

function planOf(message: string): StatementPlan {
  const told = JSON.parse(message.slice(message.indexOf('{'))) as {
    readonly 'Query Text': string;
    readonly Plan: Node;
  };
  const nodes = nodesOf(told.Plan);
  return {
    statement: told['Query Text'].replaceAll(/\s+/g, ' ').trim(),
    indexes: unique(nodes.map((node) => node['Index Name'])),
    readWhole: unique(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])),
    rows: Math.round(nodes.reduce((sum, node) => sum + touchedBy(node), 0)),
    ms: Number(DURATION.exec(message)?.[1] ?? 0),
    pages: (told.Plan['Shared Hit Blocks'] ?? 0) + (told.Plan['Shared Read Blocks'] ?? 0),
    plan: told.Plan,
  };
}

/** Plans that really ran, those of prepared statements included. */
type PlansOf = (work: () => Promise<unknown>) => Promise<readonly StatementPlan[]>;

/** Plans are logged for as long as `listen` asks for them. */
export async function withPlans(
  owner: pg.Client,
  folder: string,
  listen: (plansOf: PlansOf) => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ readonly file: string }>(`SELECT pg_current_logfile('jsonlog') AS file`);
  const file = join(folder, rows[0]?.file ?? '');
  /** Waits until the file no longer grows. */
  const settled = async (beyond = -1): Promise<number> => {
    const began = performance.now();
    for (let size = -1; ; ) {
      const now = statSync(file).size;
      if (now === size && (now > beyond || performance.now() - began > TOLD_WITHIN_MS)) return now;
      size = now;
      await sleep(QUIET_MS);
    }
  };
  const configure = async (verb: 'SET' | 'RESET'): Promise<void> => {
    for (const setting of WHILE_LISTENING)
      await owner.query(`ALTER SYSTEM ${verb} auto_explain.${verb === 'SET' ? setting : setting.replace(/ .*/, '')}`);
    await owner.query('SELECT pg_reload_conf()');
    await sleep(10 * QUIET_MS);
  };
  await configure('SET');
  try {
    await listen(async (work) => {
      // A first run, so that per-connection reads are not measured.
      await work();
      const from = await settled();
      await work();
      const until = await settled(from);
      return readFileSync(file).subarray(from, until).toString('utf8').split('\n').flatMap(plansIn);
    });
  } finally {
    await configure('RESET');
  }
}

function plansIn(line: string): readonly StatementPlan[] {
  if (!line.includes('plan:')) return [];
  const { message } = JSON.parse(line) as { readonly message: string };
  return message.startsWith('duration:') ? [planOf(message)] : [];
}
